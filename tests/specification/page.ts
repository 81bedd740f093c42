import type {CheerioAPI} from 'cheerio';
import {builtPages} from '../support/builtSite';
import {parse} from '../support/parse';

const pages = new Map(builtPages().map(({file, html}) => [file, html]));

/** A built page, by its address. */
export function page(address: string): CheerioAPI {
  const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
  const html = pages.get(file);
  if (!html) throw new Error(`build/${file} is missing: the page ${address} was not built.`);
  return parse(html);
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of all elements that a selector finds. */
export const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => tidy($(element).text()));

/** Where the links with a text lead, in their order. */
export const targets = ($: CheerioAPI, text: string): string[] =>
  $('main a')
    .toArray()
    .filter((link) => tidy($(link).text()) === text)
    .map((link) => $(link).attr('href') ?? '');

/** The figures of a page, by the name of the claim. */
export const claims = ($: CheerioAPI, selector = 'main'): string[] =>
  $(`${selector} [data-claim]`)
    .toArray()
    .map((element) => $(element).attr('data-claim') ?? '');

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

/** The destinations of the links with a given text, in order. */
export const targets = ($: CheerioAPI, text: string): string[] =>
  $('main a')
    .toArray()
    .filter((link) => tidy($(link).text()) === text)
    .map((link) => $(link).attr('href') ?? '');

/** The names of the claims on a page. */
export const claims = ($: CheerioAPI, selector = 'main'): string[] =>
  $(`${selector} [data-claim]`)
    .toArray()
    .map((element) => $(element).attr('data-claim') ?? '');

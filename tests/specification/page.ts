import type {CheerioAPI} from 'cheerio';
import {oneLine} from '@site/src/content/text';

/** Names, as the specification lists them. */
export const list = (names: string): string[] => names.split(', ');

/** The industries of the specification, in its order. */
export const industries = list(
  'retail-ecommerce, healthcare, real-estate, financial-accounting, tourism-hospitality, legal-professional, ' +
    'logistics-transport, cross-industry',
).map((slug) => `/industries/${slug}`);

/** The texts of all elements that a selector finds. */
export const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => oneLine($(element).text()));

/** The destinations of the links with a given text, in order. */
export const targets = ($: CheerioAPI, text: string): string[] =>
  $('main a')
    .toArray()
    .filter((link) => oneLine($(link).text()) === text)
    .map((link) => $(link).attr('href') ?? '');

/** The names of the claims on a page. */
export const claims = ($: CheerioAPI, selector = 'main'): string[] =>
  $(`${selector} [data-claim]`)
    .toArray()
    .map((element) => $(element).attr('data-claim') ?? '');

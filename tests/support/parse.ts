import {load, type CheerioAPI} from 'cheerio';

const parsed = new Map<string, CheerioAPI>();

/** Parses a page once for all tests of a file, which must not change the result. */
export function parse(html: string): CheerioAPI {
  const page = parsed.get(html) ?? load(html);
  parsed.set(html, page);
  return page;
}

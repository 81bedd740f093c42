import {load, type CheerioAPI} from 'cheerio';

const parsed = new Map<string, CheerioAPI>();

/** A page as cheerio reads it, once for all tests of a file; they must not change it. */
export function parse(html: string): CheerioAPI {
  const page = parsed.get(html) ?? load(html);
  parsed.set(html, page);
  return page;
}

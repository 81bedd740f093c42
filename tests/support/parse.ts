import {load, type CheerioAPI} from 'cheerio';
import {fileOf, readBuilt} from './builtSite';

const parsed = new Map<string, CheerioAPI>();

/** Parses a page once for all tests of a file, which must not change the result. */
export function parse(html: string): CheerioAPI {
  const page = parsed.get(html) ?? load(html);
  parsed.set(html, page);
  return page;
}

/** The built page at an address. */
export function builtPage(address: string): CheerioAPI {
  const file = fileOf(address);
  if (!file) throw new Error(`The page ${address} was not built.`);
  return parse(readBuilt(file));
}

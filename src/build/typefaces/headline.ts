import {load} from 'cheerio';
import type {Typefaces} from '../../content/companyFields';
import {headlineFaces} from './css';
import {subset} from './subset';
import {readTypeface} from './package';

/** Rules for the inlined characters of a headline and the company's name, so that these never change typeface. */
export function headlinesIn(typefaces: Typefaces, name: string, root: string): (html: string) => Promise<string> {
  const typeface = readTypeface(typefaces.display, root);
  return async (html) => {
    const characters = new Set(`${name}${load(html)('h1').text()}`);
    const fonts = await subset(typeface, {characters, weights: [600]});
    return headlineFaces(
      fonts.map((made) => ({...made, address: `data:font/woff2;base64,${made.bytes.toString('base64')}`})),
    );
  };
}

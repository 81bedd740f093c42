import {load} from 'cheerio';
import type {Typefaces} from '../../content/companyFields';
import {headlineFaces} from './css';
import {subset} from './subset';
import {readTypeface} from './package';

/**
 * Returns a function that makes the rules for the characters of a page's headline and of the company's name. They are
 * inlined, two or three kilobytes, so that the headline is never painted in another typeface.
 */
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

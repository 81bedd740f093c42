import {load} from 'cheerio';
import type {Typefaces} from '../../company/typefaces';
import {headlineFaces} from './css';
import {cut} from './cut';
import {readTypeface} from './package';

const weights = {min: 600, max: 600};

/**
 * For any page, the rules that hold the letters of its headline and of the company's name: two or three kilobytes in
 * the page itself, so that its headline is never painted in another typeface.
 */
export function headlinesIn(typefaces: Typefaces, name: string, root: string): (html: string) => Promise<string> {
  const typeface = readTypeface(typefaces.display, root);
  return async (html) => {
    const letters = new Set(`${name}${load(html)('h1').text()}`);
    const cuts = await cut(typeface, {letters, weights, separate: [weights.min]});
    return headlineFaces(
      cuts.map(({bytes, letters: held, isExtra}) => ({
        address: `data:font/woff2;base64,${bytes.toString('base64')}`,
        weights,
        ...(isExtra && {letters: held}),
      })),
    );
  };
}

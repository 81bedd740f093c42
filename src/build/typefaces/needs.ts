import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Typefaces} from '../../content/companyFields';
import {filesIn} from '../../mdx/sources';

/** What the site needs of a typeface. Anything else would be wasted bytes for every visitor. */
export type Need = {characters: ReadonlySet<string>; weights: readonly number[]};

const ascii = String.fromCharCode(...Array.from({length: 95}, (_, at) => at + 32));

/** Printable ASCII, and the typographic characters of the site and its copy. */
const textCharacters = `${ascii}\u00a0©·×÷éüñ–—‘’“”•…→−€`;
/** Headlines, figures and quotes contain no code and no addresses. */
const displayCharacters = `${ascii.replace(/[@#^`{}|~\\<>=_]/g, '')}\u00a0–—‘’“”…`;

/** Text needs everything that headlines need, so one typeface can be both. */
const needs: Record<keyof Typefaces, {characters: string; weights: readonly number[]}> = {
  text: {characters: textCharacters, weights: [400, 500, 600]},
  display: {characters: displayCharacters, weights: [600]},
};

export const needOf = (role: keyof Typefaces, inCopy: Iterable<string>): Need => ({
  characters: new Set([...needs[role].characters, ...inCopy]),
  weights: needs[role].weights,
});

/** Whether a typeface must have a character. Other scripts, and symbols such as arrows, can use the system's fonts. */
export const isNeeded = (character: string): boolean => character <= '~' || /[\p{Script=Latin}\p{P}]/u.test(character);

const places = ['pages', 'versioned_docs', 'src/company', 'src/claims', 'src/content'];

const filesWithCopy = (root: string): string[] =>
  places.flatMap((place) =>
    filesIn(path.join(root, place))
      .filter((name) => /\.(mdx|ts|json)$/.test(name))
      .map((name) => `${place}/${name}`),
  );

/** The non-ASCII characters in the copy, each with the first file that uses it. */
export function charactersInCopy(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesWithCopy(root)) {
    const text = readFileSync(path.join(root, file), 'utf8').normalize('NFC');
    for (const [character] of text.matchAll(/[^\p{ASCII}]/gu)) {
      if (/[\p{L}\p{M}]/u.test(character) && !found.has(character)) found.set(character, file);
    }
  }
  return found;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Typefaces} from '../../content/companyFields';
import {filesIn} from '../../mdx/sources';

/** What the site needs of a typeface. Anything else would be wasted bytes for every visitor. */
export type Need = {characters: Iterable<string>; weights: readonly number[]};

const ascii = String.fromCharCode(...Array.from({length: 95}, (_, at) => at + 32));

/** Text needs everything that headlines need, so one typeface can be both. Headlines contain no code. */
const needs = {
  text: {characters: `${ascii}\u00a0©·×÷éüñ–—‘’“”•…→−€`, weights: [400, 500, 600]},
  display: {characters: `${ascii.replace(/[@#^`{}|~\\<>=_]/g, '')}\u00a0–—‘’“”…`, weights: [600]},
};

/** Besides these, the letters in the copy that are not English. */
export function needOf(role: keyof Typefaces, root: string): Need {
  const letters = ['pages', 'versioned_docs', 'src/company', 'src/claims', 'src/content'].flatMap((place) =>
    filesIn(path.join(root, place))
      .filter((name) => /\.(mdx|ts|json)$/.test(name))
      .map((name) => readFileSync(path.join(root, place, name), 'utf8').normalize('NFC'))
      .flatMap((text) => text.match(/(?=[^\p{ASCII}])[\p{L}\p{M}]/gu) ?? []),
  );
  return {characters: new Set([...needs[role].characters, ...letters]), weights: needs[role].weights};
}

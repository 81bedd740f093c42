import type {Typefaces} from '../../company/typefaces';
import {displayLetters, lettersInCopy, textLetters} from './glyphCoverage';
import type {Range} from './package';

export type Role = keyof Typefaces;

/** What the site asks of a typeface. Axes and glyphs that nobody sees are bytes that everybody loads. */
export type Need = {
  letters: ReadonlySet<string>;
  /** The weights that the styles name, in one file or in several. */
  weights: Range;
  separate: readonly number[];
};

const weightsOf: Record<Role, Omit<Need, 'letters'>> = {
  text: {weights: {min: 400, max: 600}, separate: [400, 500, 600]},
  display: {weights: {min: 600, max: 600}, separate: [600]},
};

const lettersOf = {text: textLetters, display: displayLetters} as const;

/** The weight of each role on a social card. */
export const weightOnCards: Record<Role, number> = {text: 500, display: 600};

export const roles = Object.keys(weightsOf) as readonly Role[];

export const needOf = (role: Role, inCopy: Iterable<string>): Need => ({
  ...weightsOf[role],
  letters: new Set([...lettersOf[role], ...inCopy]),
});

const union = (one: Need, other: Need): Need => ({
  letters: new Set([...one.letters, ...other.letters]),
  weights: {
    min: Math.min(one.weights.min, other.weights.min),
    max: Math.max(one.weights.max, other.weights.max),
  },
  separate: [...new Set([...one.separate, ...other.separate])].sort((a, b) => a - b),
});

/** The chosen packages, each once, with what the site asks of it in all its roles. */
export function needsByPackage(typefaces: Typefaces, root: string): Map<string, Need> {
  const inCopy = [...lettersInCopy(root).keys()];
  const needs = new Map<string, Need>();
  for (const role of roles) {
    const own = needOf(role, inCopy);
    const other = needs.get(typefaces[role]);
    needs.set(typefaces[role], other ? union(other, own) : own);
  }
  return needs;
}

import {existsSync} from 'node:fs';
import type {Typefaces} from '../../company/typefaces';
import {isNeeded, lettersInCopy} from './glyphCoverage';
import {needOf, roles, type Need, type Role} from './needs';
import {folderOf, readTypeface, spread, type Typeface} from './package';

type Refusal = {role: Role; message: string};

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words);
const another = 'Choose another one at https://fontsource.org.';

function weightsRefused({axis, weights}: Typeface, {weights: {min, max}, separate}: Need): string | undefined {
  if (axis) {
    if (axis.min <= min && axis.max >= max) return undefined;
    return `has weights from ${axis.min} to ${axis.max}, and the site needs ${min} to ${max}`;
  }
  if (separate.every((weight) => weights.includes(weight))) return undefined;
  const has = `has the weight${weights.length > 1 ? 's' : ''} ${listed(weights.map(String))}`;
  return `${has}, and the site needs ${listed(separate.map(String))}`;
}

/** The first few are enough to see what kind is missing. */
const shown = 5;

function lettersRefused(typeface: Typeface, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  const missing = spread(typeface, need.letters).missing.filter(isNeeded);
  const [first] = missing;
  if (!first) return undefined;
  const file = inCopy.get(first);
  const letters = missing.slice(0, shown).map((letter) => `“${letter}”`);
  const more = missing.length > shown ? ' and others' : '';
  return `has no ${more ? letters.join(', ') : listed(letters)}${more}, which ${file ?? 'the site'} uses`;
}

function refusal(name: string, root: string, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  if (!existsSync(folderOf(name, root))) {
    return `names the package ${name}, which is not installed. Run: npm install ${name}`;
  }
  const typeface = readTypeface(name, root);
  if (!typeface) return `names ${name}, which is not a Fontsource package. ${another}`;
  const {family, subsets} = typeface;
  if (subsets.length === 0) return `cannot be ${family}: it has no upright letters of several weights. ${another}`;
  const why = weightsRefused(typeface, need) ?? lettersRefused(typeface, need, inCopy);
  return why && `cannot be ${family}: it ${why}. ${another}`;
}

/** Typefaces that cannot be used, each with what it lacks and what to do. */
export function refusals(typefaces: Typefaces, root: string): Refusal[] {
  const inCopy = lettersInCopy(root);
  return roles.flatMap((role) => {
    const why = refusal(typefaces[role], root, needOf(role, inCopy.keys()), inCopy);
    return why ? [{role, message: `"${role}" ${why}`}] : [];
  });
}

/** Stops a build whose typefaces cannot be used. */
export function refuse(typefaces: Typefaces, root: string): Typefaces {
  const [first] = refusals(typefaces, root);
  if (first) throw new Error(`src/company/typefaces.ts: ${first.message}`);
  return typefaces;
}

import {existsSync} from 'node:fs';
import type {Typefaces} from '../../company/typefaces';
import type {Problem} from '../../content/schemaProblems';
import {isNeeded, lettersInCopy} from './glyphCoverage';
import {messages} from './messages';
import {needOf, roles, type Need} from './needs';
import {folderOf, isTypeface, readTypeface, spread, type Typeface} from './package';

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

function weightsRefused({axis, weights}: Typeface, {weights: {min, max}, separate}: Need): string | undefined {
  if (axis)
    return axis.min > min || axis.max < max ? messages.range({least: axis.min, most: axis.max, min, max}) : undefined;
  if (separate.every((weight) => weights.includes(weight))) return undefined;
  return messages.weights({has: listed(weights.map(String)), needs: listed(separate.map(String))});
}

/** The first few are enough to see what kind is missing. */
const shown = 5;

function lettersRefused(typeface: Typeface, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  const missing = spread(typeface, need.letters).missing.filter(isNeeded);
  const [first] = missing;
  if (!first) return undefined;
  const letters = listed(missing.slice(0, shown).map((letter) => `“${letter}”`));
  return messages.letters({letters, file: inCopy.get(first) ?? 'the site'});
}

function refusal(name: string, root: string, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  if (!existsSync(folderOf(name, root))) return messages.notInstalled({name});
  if (!isTypeface(name, root)) return messages.noPackage({name});
  const typeface = readTypeface(name, root);
  const {family, subsets} = typeface;
  const why =
    subsets.length === 0
      ? messages.noUpright
      : (weightsRefused(typeface, need) ?? lettersRefused(typeface, need, inCopy));
  return why && messages.refused({family, why});
}

/** Typefaces that cannot be used, each with what it lacks and what to do. */
export function refusals(typefaces: Typefaces, root: string): Problem[] {
  const inCopy = lettersInCopy(root);
  return roles.flatMap((role) => {
    const why = refusal(typefaces[role], root, needOf(role, inCopy.keys()), inCopy);
    return why ? [{name: role, message: `"${role}" ${why}`}] : [];
  });
}

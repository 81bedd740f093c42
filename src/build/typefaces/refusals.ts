import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Typefaces} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {messages} from './messages';
import {isNeeded, charactersInCopy, needOf, type Need} from './needs';
import {rangeOf, readTypeface, charactersBySubset, type Typeface} from './package';

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words);

function weightsRefused({axis, weights}: Typeface, need: Need): string | undefined {
  const {min, max} = rangeOf(need.weights);
  if (axis)
    return axis.min > min || axis.max < max ? messages.range({least: axis.min, most: axis.max, min, max}) : undefined;
  if (need.weights.every((weight) => weights.includes(weight))) return undefined;
  return messages.weights({has: listed(weights.map(String)), needs: listed(need.weights.map(String))});
}

/** A few are enough to see what is missing. */
const shown = 5;

function charactersRefused(typeface: Typeface, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  const missing = charactersBySubset(typeface, need.characters).missing.filter(isNeeded);
  const [first] = missing;
  if (!first) return undefined;
  const characters = listed(missing.slice(0, shown).map((character) => `“${character}”`));
  return messages.characters({characters, file: inCopy.get(first) ?? 'the site'});
}

function refusal(name: string, root: string, need: Need, inCopy: ReadonlyMap<string, string>): string | undefined {
  if (!existsSync(path.join(root, 'node_modules', name))) return messages.notInstalled({name});
  const typeface = readTypeface(name, root);
  const {family, subsets} = typeface;
  const why =
    subsets.length === 0
      ? messages.noUpright
      : (weightsRefused(typeface, need) ?? charactersRefused(typeface, need, inCopy));
  return why && messages.refused({family, why});
}

/** Typefaces that cannot be used, each with what it lacks and what to do. */
export function refusals(typefaces: Typefaces, root: string): Problem[] {
  const inCopy = charactersInCopy(root);
  return (['text', 'display'] as const).flatMap((role) => {
    const why = refusal(typefaces[role], root, needOf(role, inCopy.keys()), inCopy);
    return why ? [{name: role, message: `"${role}" ${why}`}] : [];
  });
}

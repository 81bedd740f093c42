import {existsSync} from 'node:fs';
import path from 'node:path';
import {needOf, type Need} from '../../build/typefaces/needs';
import {readTypeface, type Typeface} from '../../build/typefaces/typeface';
import type {Typefaces} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';

function lackOf({axis, weights, scripts}: Typeface, need: Need): string | undefined {
  const lacks = (weight: number) => (axis ? weight < axis.min || weight > axis.max : !weights.includes(weight));
  // Other scripts, and symbols such as arrows, can use the system's fonts.
  const missing = [...need.characters].filter(
    (character) => /[\p{Script=Latin}\p{P}]/u.test(character) && !scripts.some(({has}) => has(character)),
  );
  if (need.weights.some(lacks)) return `has no weight ${need.weights.filter(lacks).join(', ')}`;
  return missing.length > 0 ? `does not have ${missing.slice(0, 5).join(' ')}, which the copy uses` : undefined;
}

/** Typefaces that cannot be used, each with what it lacks and what to do. */
export const refusals = (typefaces: Typefaces, root: string): Problem[] =>
  (['text', 'display'] as const).flatMap((role) => {
    const name = typefaces[role];
    const say = (problem: string) => ({name: role, message: `"${role}" ${problem}`});
    if (!existsSync(path.join(root, 'node_modules', name)))
      return say(`names the package ${name}, which is not installed. Run: npm install ${name}`);
    const typeface = readTypeface(name, root);
    const lack = lackOf(typeface, needOf(role, root));
    return lack ? say(`cannot be ${typeface.family}: it ${lack}. Choose another one at https://fontsource.org.`) : [];
  });

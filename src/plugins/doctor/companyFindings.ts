import {companyFields, paletteFields} from '../../catalogue/companyFields';
import type {Palette} from '../../company/palette';
import {refusals} from '../palette/refusals';
import type {Finding} from './finding';

export const companyFile = 'src/company/index.ts';
export const paletteFile = 'src/company/palette.ts';

/** The line of a fact: that of its name, after the one of what it is part of. */
function lineOf(path: readonly PropertyKey[], text: string, within: string): number {
  const start = text.indexOf(within);
  const at = path
    .filter((name) => typeof name === 'string')
    .reduce(
      (from, name) => {
        const found = text.slice(from).search(new RegExp(`\\b${name}:`));
        return found < 0 ? from : from + found;
      },
      Math.max(start, 0),
    );
  return text.slice(0, at).split('\n').length;
}

const finding = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  column: 1,
  rule: 'company',
  message,
});

type Issue = {path: readonly PropertyKey[]; message: string; code: string};

function sentence({path, message, code}: Issue): string {
  const name = path.join('.');
  if (code === 'invalid_type') return `"${name}" is missing or not what it has to be. Correct it.`;
  return name ? `"${name}" ${message}. Correct it.` : `${message}. Correct it.`;
}

/** Facts about the company that are not what they have to be. */
export function companyFindings(given: object, text: string): Finding[] {
  const issues = companyFields.safeParse(given).error?.issues ?? [];
  return issues.map((issue) => finding(companyFile, lineOf(issue.path, text, 'export const company'), sentence(issue)));
}

/** Colors of the company that are none, or on which nothing could be read. */
export function paletteFindings(given: Palette, text: string): Finding[] {
  const issues = paletteFields.safeParse(given).error?.issues ?? [];
  const told = issues.length
    ? issues.map((issue) => ({path: issue.path, message: sentence(issue)}))
    : refusals(given).map(({color, message}) => ({path: [color], message}));
  return told.map(({path, message}) => finding(paletteFile, lineOf(path, text, 'export const palette'), message));
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {companyFields, paletteFields, typefaceFields} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {company} from '../../company';
import {palette, type Palette} from '../../company/palette';
import {typefaces, type Typefaces} from '../../company/typefaces';
import {refusals} from '../../build/palette/refusals';
import {refusals as typefaceRefusals} from '../../build/typefaces/refusals';
import {logoFile, parseLogo} from '../../build/brand/logo';
import type {Finding} from '../../build/mdx/finding';
import {messages} from './messages';

export const companyFile = 'src/company/index.ts';
export const paletteFile = 'src/company/palette.ts';
export const typefacesFile = 'src/company/typefaces.ts';

const finding = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  column: 1,
  rule: 'company',
  message,
});

/** The line of a fact: that of its name, after the names that it is part of. */
function lineOf(names: readonly PropertyKey[], text: string): number {
  const start = Math.max(text.search(/^export const \w+: /m), 0);
  const at = names.reduce<number>((from, name) => {
    const found = typeof name === 'string' ? text.slice(from).search(new RegExp(`\\b${name}:`)) : -1;
    return found < 0 ? from : from + found;
  }, start);
  return text.slice(0, at).split('\n').length;
}

function messageFor({path, message, code}: z.core.$ZodIssue): string {
  const name = path.join('.');
  const problem = code === 'invalid_type' ? messages.companyType : message;
  return name ? messages.companyField({name, problem}) : messages.companyIssue({problem});
}

/** What is missing or wrong in one file; if it is complete, what cannot be done with it. */
function findingsIn<Given>(
  [file, given, text]: readonly [file: string, given: Given, text: string],
  fields: z.ZodType,
  refused: (given: Given) => Problem[],
): Finding[] {
  const issues = fields.safeParse(given).error?.issues ?? [];
  if (issues.length > 0) return issues.map((one) => finding(file, lineOf(one.path, text), messageFor(one)));
  return refused(given).map(({name, message}) => finding(file, lineOf([name], text), message));
}

/** Facts about the company that are missing or wrong. */
export const companyFindings = (given: object, text: string): Finding[] =>
  findingsIn([companyFile, given, text], companyFields, () => []);

/** Colors of the company that are invalid, or on which nothing could be read. */
export const paletteFindings = (given: Palette, text: string): Finding[] =>
  findingsIn([paletteFile, given, text], paletteFields, refusals);

/** Typefaces that are missing, or that lack what the site needs. */
export const typefaceFindings = (given: Typefaces, text: string, root: string): Finding[] =>
  findingsIn([typefacesFile, given, text], typefaceFields, (names) => typefaceRefusals(names, root));

/** Why the logo cannot be drawn. */
export function logoFindings(text: string): Finding[] {
  const logo = text ? parseLogo(text) : {problem: messages.noLogo};
  return 'problem' in logo ? [finding(logoFile, 1, messages.logo(logo))] : [];
}

/** Everything that is wrong in `src/company`. */
export function findingsInCompany(root: string): Finding[] {
  const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
  return [
    ...companyFindings(company, read(companyFile)),
    ...paletteFindings(palette, read(paletteFile)),
    ...typefaceFindings(typefaces, read(typefacesFile), root),
    ...logoFindings(read(logoFile)),
  ];
}

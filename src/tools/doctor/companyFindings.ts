import type * as z from 'zod';
import {companyFields, paletteFields, typefaceFields, type Palette, type Typefaces} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {company} from '../../company';
import {palette} from '../../company/palette';
import {typefaces} from '../../company/typefaces';
import {refusals} from '../../css/palette/refusals';
import {colorSheet, sheetFile} from '../../css/palette/sheet';
import {logoFile, parseLogo} from '../../build/brand/logo';
import {atLine, type Finding} from '../../mdx/finding';
import {messages} from './messages';
import {lineOf, readIfThere} from './sources';
import {refusals as typefaceRefusals} from './typefaces';

export const companyFile = 'src/company/index.ts';
export const paletteFile = 'src/company/palette.ts';
export const typefacesFile = 'src/company/typefaces.ts';

function sentence({path, message, code}: z.core.$ZodIssue): string {
  const problem = code === 'invalid_type' ? messages.companyType : message;
  return messages.companyField({name: path.join('.'), problem});
}

/** Fields of a file that are missing or invalid or, if all are valid, values that cannot be used. */
function findingsIn<Given>(
  [file, given, text]: readonly [file: string, given: Given, text: string],
  fields: z.ZodType,
  refused: (given: Given) => Problem[] = () => [],
): Finding[] {
  // Fields are searched after the first `export const`, because types come before it.
  const place = (...names: PropertyKey[]) =>
    lineOf(text, ['\nexport const', ...names.map((name) => `${String(name)}:`)]);
  const {issues = []} = fields.safeParse(given).error ?? {};
  return issues.length > 0
    ? issues.map((one) => atLine(file, place(...one.path), sentence(one)))
    : refused(given).map(({name, message}) => atLine(file, place(name), message));
}

export const companyFindings = (given: object, text: string): Finding[] =>
  findingsIn([companyFile, given, text], companyFields);

export const paletteFindings = (given: Palette, text: string): Finding[] =>
  findingsIn([paletteFile, given, text], paletteFields, refusals);

export const typefaceFindings = (given: Typefaces, text: string, root: string): Finding[] =>
  findingsIn([typefacesFile, given, text], typefaceFields, (names) => typefaceRefusals(names, root));

export function logoFindings(text: string): Finding[] {
  const logo = text ? parseLogo(text) : {problem: messages.noLogo};
  return 'problem' in logo ? [atLine(logoFile, 1, messages.logo(logo))] : [];
}

/** Reported only if the palette can be used; otherwise, it is reported itself. */
export function colorFindings(given: Palette, root: string): Finding[] {
  const isUsable = paletteFields.safeParse(given).success && refusals(given).length === 0;
  const isCurrent = !isUsable || readIfThere(root, sheetFile) === colorSheet(given);
  return isCurrent ? [] : [atLine(sheetFile, 1, messages.oldColors)];
}

export const findingsInCompany = (root: string): Finding[] => [
  ...companyFindings(company, readIfThere(root, companyFile)),
  ...paletteFindings(palette, readIfThere(root, paletteFile)),
  ...typefaceFindings(typefaces, readIfThere(root, typefacesFile), root),
  ...logoFindings(readIfThere(root, logoFile)),
];

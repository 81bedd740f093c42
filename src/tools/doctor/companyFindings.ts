import type * as z from 'zod';
import {companyFields, typefaceFields, type Typefaces} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {palette, sheetFile, type Palette} from '../../css/colors';
import {refusals} from '../../css/contrast';
import {logoFile, parseLogo} from '../../build/brand/logo';
import {atLine, type Finding} from '../../mdx/finding';
import {lineOf, readIfThere} from './sources';
import {refusals as typefaceRefusals} from './typefaces';

export const companyFile = 'src/company/index.ts';
export const typefacesFile = 'src/company/typefaces.ts';

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
  if (issues.length === 0) return refused(given).map(({name, message}) => atLine(file, place(name), message));
  return issues.map(({path, message, code}) => {
    const problem = code === 'invalid_type' ? 'is missing or has the wrong type' : message;
    return atLine(file, place(...path), `"${path.join('.')}" ${problem}. Correct it.`);
  });
}

export const companyFindings = (given: object, text: string): Finding[] =>
  findingsIn([companyFile, given, text], companyFields);

/** The six colors of the company that are no colors or, if all are, those that cannot be used. */
export const colorFindings = (given: Palette, text: string): Finding[] =>
  refusals(given).map(({name, message}) => atLine(sheetFile, lineOf(text, [`--company-${name}:`]), message));

export const typefaceFindings = (given: Typefaces, text: string, root: string): Finding[] =>
  findingsIn([typefacesFile, given, text], typefaceFields, (names) => typefaceRefusals(names, root));

export function logoFindings(text: string): Finding[] {
  const logo = text ? parseLogo(text) : {problem: 'the file is missing. Add it as an SVG.'};
  return 'problem' in logo ? [atLine(logoFile, 1, `The logo cannot be drawn: ${logo.problem}`)] : [];
}

export const findingsInCompany = (root: string): Finding[] => [
  ...companyFindings(company, readIfThere(root, companyFile)),
  ...colorFindings(palette, readIfThere(root, sheetFile)),
  ...typefaceFindings(typefaces, readIfThere(root, typefacesFile), root),
  ...logoFindings(readIfThere(root, logoFile)),
];

import type * as z from 'zod';
import {companyFields, typefaceFields, type Typefaces} from '../../content/companyFields';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {palette, sheetFile, type Palette} from '../../css/colors';
import {refusals} from '../../css/contrast';
import {logoFile, logoProblem} from '../../build/brand/logo';
import {atLine, type Finding} from '../../mdx/finding';
import {atWords, readIfThere} from './sources';
import {refusals as typefaceRefusals} from './typefaces';

export const companyFile = 'src/company/index.ts';
export const typefacesFile = 'src/company/typefaces.ts';

/** Fields are searched after the first `export const`, because types come before it. */
const wordsFor = (...names: readonly PropertyKey[]) => ['\nexport const', ...names.map((name) => `${String(name)}:`)];

/** Fields of a file that are missing or invalid. */
const findingsIn = (root: string, file: string, given: object, fields: z.ZodType): Finding[] =>
  (fields.safeParse(given).error?.issues ?? []).map(({path, message, code}) => {
    const problem = code === 'invalid_type' ? 'is missing or has the wrong type' : message;
    return atWords(root, file, wordsFor(...path), `"${path.join('.')}" ${problem}. Correct it.`);
  });

export const companyFindings = (given: object, root: string): Finding[] =>
  findingsIn(root, companyFile, given, companyFields);

/** The six colors of the company that are no colors or, if all are, those that cannot be used. */
export const colorFindings = (given: Palette, root: string): Finding[] =>
  refusals(given).map(({name, message}) => atWords(root, sheetFile, [`--company-${name}:`], message));

export function typefaceFindings(given: Typefaces, root: string): Finding[] {
  const found = findingsIn(root, typefacesFile, given, typefaceFields);
  if (found.length > 0) return found;
  return typefaceRefusals(given, root).map(({name, message}) => atWords(root, typefacesFile, wordsFor(name), message));
}

export function logoFindings(text: string): Finding[] {
  const problem = text ? logoProblem(text) : 'the file is missing. Add it as an SVG.';
  return problem ? [atLine(logoFile, 1, `The logo cannot be drawn: ${problem}`)] : [];
}

export const findingsInCompany = (root: string): Finding[] => [
  ...companyFindings(company, root),
  ...colorFindings(palette, root),
  ...typefaceFindings(typefaces, root),
  ...logoFindings(readIfThere(root, logoFile)),
];

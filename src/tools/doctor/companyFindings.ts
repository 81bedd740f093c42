import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {companyFields, paletteFields, typefaceFields} from '../../content/companyFields';
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

/** The line of a fact: that of its name, after the names that it is part of. */
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

function messageFor({path, message, code}: Issue): string {
  const name = path.join('.');
  const problem = code === 'invalid_type' ? messages.companyType : message;
  return name ? messages.companyField({name, problem}) : messages.companyIssue({problem});
}

/** Facts about the company that are missing or wrong. */
export function companyFindings(given: object, text: string): Finding[] {
  const issues = companyFields.safeParse(given).error?.issues ?? [];
  return issues.map((issue) =>
    finding(companyFile, lineOf(issue.path, text, 'export const company'), messageFor(issue)),
  );
}

/** Why the logo cannot be drawn. */
export function logoFindings(text: string | undefined): Finding[] {
  const logo = text === undefined ? {problem: messages.noLogo} : parseLogo(text);
  return 'problem' in logo ? [finding(logoFile, 1, messages.logo(logo))] : [];
}

/** Colors of the company that are invalid, or on which nothing could be read. */
export function paletteFindings(given: Palette, text: string): Finding[] {
  const issues = paletteFields.safeParse(given).error?.issues ?? [];
  const found = issues.length
    ? issues.map((issue) => ({path: issue.path, message: messageFor(issue)}))
    : refusals(given).map(({color, message}) => ({path: [color], message}));
  return found.map(({path, message}) => finding(paletteFile, lineOf(path, text, 'export const palette'), message));
}

/** Typefaces that are missing, or that lack what the site needs. */
export function typefaceFindings(given: Typefaces, text: string, root: string): Finding[] {
  const issues = typefaceFields.safeParse(given).error?.issues ?? [];
  const found = issues.length
    ? issues.map((issue) => ({path: issue.path, message: messageFor(issue)}))
    : typefaceRefusals(given, root).map(({role, message}) => ({path: [role], message}));
  return found.map(({path, message}) => finding(typefacesFile, lineOf(path, text, 'export const typefaces'), message));
}

/** Everything that is wrong in `src/company`. */
export function findingsInCompany(root: string): Finding[] {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  return [
    ...companyFindings(company, read(companyFile) ?? ''),
    ...paletteFindings(palette, read(paletteFile) ?? ''),
    ...typefaceFindings(typefaces, read(typefacesFile) ?? '', root),
    ...logoFindings(read(logoFile)),
  ];
}

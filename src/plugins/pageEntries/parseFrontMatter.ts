import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {fillClaims} from '../../claims/fill';
import {claimsRule} from '../doctor/rules/claims';
import {frontMatterRule} from '../doctor/rules/frontMatter';
import {printed} from '../doctor/finding';
import {parsePage} from '../doctor/parse';
import type {SiteSources} from '../doctor/sources';
import {readSections} from '../navigation';

/** Fills in the figures; unknown claims have already been reported. */
function withFigures(value: unknown): unknown {
  if (typeof value === 'string') return fillClaims(value, (id) => `{claim:${id}}`);
  return Array.isArray(value) ? value.map(withFigures) : value;
}

/** Checking the fields of a page needs no other pages. */
const alone: SiteSources = {pages: [], components: new Map(), sections: [], others: new Set()};

/** The hook that sees every MDX file: fills in figures and stops at fields that menus and cards could not use. */
export const parseFrontMatterIn =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return params.defaultParseFrontMatter(params);
    const page = parsePage(file, params.fileContent, readSections(siteDir));
    if (page.broken?.rule === 'frontMatter') throw new Error(printed(page.broken));
    const fields = new Set(page.fields.map((field) => field.at.line));
    const findings = [...frontMatterRule(page, alone), ...claimsRule(page, alone).filter(({line}) => fields.has(line))];
    if (findings.length > 0) throw new Error(findings.map(printed).join('\n'));
    const parsed = await params.defaultParseFrontMatter(params);
    if (page.kind === 'partial') return parsed;
    const filled = Object.entries(parsed.frontMatter).map(([name, value]) => [name, withFigures(value)]);
    return {...parsed, frontMatter: Object.fromEntries(filled) as Record<string, unknown>};
  };

import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {fillClaims} from '../../claims/fill';
import {frontMatterRule} from '../doctor/rules/frontMatter';
import {parsePage} from '../doctor/parse';
import type {SiteSources} from '../doctor/sources';
import {readSections} from '../navigation';

/** Fills in the figures; unknown claims have already been reported. */
function withFigures(value: unknown): unknown {
  if (typeof value === 'string') return fillClaims(value, (id) => `{claim:${id}}`);
  return Array.isArray(value) ? value.map(withFigures) : value;
}

/** Checking the fields of a page needs no other pages. */
const alone: SiteSources = {
  pages: [],
  components: new Map(),
  sections: [],
  others: new Set(),
  pictures: () => undefined,
};

/**
 * The hook that sees every MDX file fills in figures. Fields that menus and cards could not use are left out, so that
 * the development server goes on; the doctor reports them when the page is compiled, and stops a build before this.
 */
export const parseFrontMatterIn =
  (siteDir: string): ParseFrontMatter =>
  async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return params.defaultParseFrontMatter(params);
    const page = parsePage(file, params.fileContent, readSections(siteDir));
    const bad = page.broken?.rule === 'frontMatter' || frontMatterRule(page, alone).length > 0;
    if (bad) return {frontMatter: {}, content: params.fileContent};
    const parsed = await params.defaultParseFrontMatter(params);
    if (page.kind === 'partial') return parsed;
    const filled = Object.entries(parsed.frontMatter).map(([name, value]) => [name, withFigures(value)]);
    return {...parsed, frontMatter: Object.fromEntries(filled) as Record<string, unknown>};
  };

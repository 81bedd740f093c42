import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {fillCounts, type Counts} from '../../content/numbers';
import {isOpenOn} from '../../content/jobs';
import {dayOf, type Day} from '../../content/dates';
import {fillClaims} from '../../claims/fill';
import {features} from '../../company';
import {fillCompany} from '../../company/parts';
import {missingFeature} from '../../build/features/leftOut';
import {frontMatterRule} from './rules/frontMatter';
import {parsePage} from '../../build/mdx/parse';
import {readSources, type SiteSources} from './sources';
import {readSections} from '../../build/navigation';
import {today} from '../../company/today';
import {countsOf} from '../../build/pageEntries/counts';

/** Fills in figures, counts and facts of the company, whose unknown names have already been reported, and writes days as they are written. */
function filled(value: unknown, counts: () => Counts): unknown {
  if (value instanceof Date) return dayOf(value);
  if (Array.isArray(value)) return value.map((one) => filled(one, counts));
  if (typeof value !== 'string') return value;
  return fillCounts(
    fillClaims(fillCompany(value), (id) => `{claim:${id}}`),
    counts,
  );
}

const countsIn = (siteDir: string): Counts => {
  const sections = readSections(siteDir);
  const pages = readSources(siteDir).map(({file, text}) => parsePage(file, text, sections));
  return countsOf(pages, sections, today());
};

/** A position that has closed keeps its page, which says so, and is in no list and no search engine. */
const closed = ({closes}: Record<string, unknown>) =>
  isOpenOn(closes as Day | undefined, today()) ? {} : {closed: true, unlisted: true};

/** Checking the fields of a page needs no other pages. */
const alone: SiteSources = {
  pages: [],
  components: new Map(),
  sections: [],
  others: new Set(),
  pictures: () => undefined,
  files: () => false,
  former: {},
  evidence: {},
  features,
};

/**
 * The hook that sees every MDX file fills in figures and counts. For fields that menus and cards could not use, the development
 * server goes on with those of before; the doctor reports them when the page is compiled, and stops a build before this.
 */
export const parseFrontMatterIn = (siteDir: string): ParseFrontMatter => {
  const good = new Map<string, Record<string, unknown>>();
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return params.defaultParseFrontMatter(params);
    const page = parsePage(file, params.fileContent, readSections(siteDir));
    const bad = page.broken?.rule === 'frontMatter' || frontMatterRule(page, alone).length > 0;
    if (bad) return {frontMatter: good.get(params.filePath) ?? {}, content: params.fileContent};
    const parsed = await params.defaultParseFrontMatter(params);
    if (page.kind === 'partial') return parsed;
    const entries = Object.entries(parsed.frontMatter).map(([name, value]) => [
      name,
      filled(value, () => countsIn(siteDir)),
    ]);
    const frontMatter = Object.fromEntries(entries) as Record<string, unknown>;
    const arranged = {
      ...frontMatter,
      ...(page.kind === 'job' && closed(frontMatter)),
      // The engine refuses a draft that says more about where it is listed.
      ...(missingFeature(page, features) && {draft: true, unlisted: false}),
    };
    good.set(params.filePath, arranged);
    return {...parsed, frontMatter: arranged};
  };
};

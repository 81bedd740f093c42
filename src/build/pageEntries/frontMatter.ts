import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {fillClaims} from '../../claims/fill';
import {fillCompany} from '../../company/parts';
import {today} from '../../company/today';
import {dayOf, type Day} from '../../content/dates';
import {missingFeature} from '../../content/features';
import {frontMatterProblems} from '../../content/frontMatter';
import {isOpenOn} from '../../content/jobs';
import {sections} from '../../content/navigation';
import {fillCounts, type Counts} from '../../content/numbers';
import type {Problem} from '../../content/schemaProblems';
import {presentFeatures} from '../../features/parts';
import {drawingProblem, lineIcon} from '../icons/drawings';
import {parsePage, splitPage} from '../../mdx/parse';
import type {ParsedPage} from '../../mdx/parsedPage';
import {readSources} from '../../mdx/sources';
import {countsOf} from './counts';

const isProduction = process.env.NODE_ENV === 'production';

type Fields = Record<string, unknown>;

/** Fills in claims, counts and facts about the company, and writes dates as days. Unknown names stay. */
export function filled(value: unknown, counts: () => Counts): unknown {
  if (value instanceof Date) return dayOf(value);
  if (Array.isArray(value)) return value.map((one) => filled(one, counts));
  if (typeof value !== 'string') return value;
  return fillCounts(
    fillClaims(fillCompany(value), (id) => `{claim:${id}}`),
    counts,
  );
}

const filledFields = (fields: Fields, counts: () => Counts): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(value, counts)]));

/** Problems with the fields of a page. Lengths count as visitors see them, with everything filled in. */
export function fieldProblems({kind, frontMatter}: ParsedPage, counts: () => Counts): Problem[] {
  if (kind === 'partial') return [];
  const problem = typeof frontMatter.icon === 'string' && drawingProblem(lineIcon, frontMatter.icon);
  const icon = problem ? [{name: 'icon', message: `"icon": ${problem}`}] : [];
  return [...frontMatterProblems(kind, filledFields(frontMatter, counts)), ...icon];
}

const countsIn = (siteDir: string): Counts => {
  const pages = readSources(siteDir).map(({file, text}) => parsePage(file, text, sections));
  return countsOf(pages, sections, today());
};

/** A closed job keeps its page, which says that it is closed, but no list or search engine shows it. */
const closed = ({closes}: Fields) =>
  isOpenOn(closes as Day | undefined, today()) ? {} : {closed: true, unlisted: true};

/**
 * Fills in claims, counts and facts in the front matter of pages. If fields are invalid, the development server keeps
 * the last valid ones, and the doctor reports the problem when the page is compiled; a build stops before that.
 */
export const parseFrontMatterIn = (siteDir: string): ParseFrontMatter => {
  const good = new Map<string, Fields>();
  let known: Counts | undefined;
  // Pages do not change during a build.
  const counts = () => (known = (isProduction && known) || countsIn(siteDir));
  return async (params) => {
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return splitPage(params.fileContent);
    const page = parsePage(file, params.fileContent, sections);
    if (page.broken?.in === 'fields' || fieldProblems(page, counts).length > 0)
      return {frontMatter: good.get(params.filePath) ?? {}, content: params.fileContent};
    const parsed = splitPage(params.fileContent);
    if (page.kind === 'partial') return parsed;
    const fields = filledFields(parsed.frontMatter, counts);
    const draft = fields.draft === true || missingFeature(page, presentFeatures) !== undefined;
    const frontMatter = {
      ...fields,
      ...(page.kind === 'job' && closed(fields)),
      // Docusaurus refuses a draft that is also unlisted.
      ...(draft && {draft, unlisted: false}),
    };
    good.set(params.filePath, frontMatter);
    return {...parsed, frontMatter};
  };
};

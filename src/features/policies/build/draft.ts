import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf} from '../../../content/dates';
import {frontMatterProblems} from '../../../content/frontMatter';
import {approverProblems} from './approval';
import {addressProblems, anchorsOf, linkProblems, numberProblems, placeholderProblems, type Places} from './checks';
import {freeze} from './freeze';
import {inOrder} from './order';
import {draftFile, draftFolder, slugOf, versionFolder} from './paths';
import {parsePolicy, splitSource} from '../model/compare/text';

/** A policy as it would be archived. */
export type Draft = {
  slug: string;
  file: string;
  text: string;
  summary: string;
  approvedBy: string;
  /** The version that it was approved for, as the day that names it. */
  approvedFor: string;
};
export type Drafts = {
  drafts: Draft[];
  problems: string[];
  /** The problems that only a policy can have; the others are checked on every page. */
  ownProblems: string[];
};

function policyFiles(siteDir: string): string[] {
  const names = readdirSync(path.join(siteDir, draftFolder)).filter(
    (name) => name.endsWith('.mdx') && !name.startsWith('_'),
  );
  return inOrder(names.map(slugOf)).map((slug) => `${slug}.mdx`);
}

function hasPageIn(siteDir: string): Places['hasPage'] {
  return (address) => {
    const base = path.join(siteDir, 'pages', address.split('?')[0] ?? '');
    return existsSync(`${base}.mdx`) || existsSync(path.join(base, 'index.mdx'));
  };
}

type FrontMatter = Pick<Draft, 'summary' | 'approvedBy' | 'approvedFor'> & {problems: string[]};

const written = (value: unknown): string => String(value ?? '');

export async function frontMatterOf(file: string, source: string): Promise<FrontMatter> {
  try {
    const {frontMatter: given} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
    const fields = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value instanceof Date ? dayOf(value) : value]),
    );
    return {
      problems: frontMatterProblems('policy', fields).map(({message}) => message),
      summary: written(fields.summary),
      approvedBy: written(fields.approved_by),
      approvedFor: written(fields.approved_for),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : '';
    return {
      problems: [`the block between the --- lines is not valid YAML. ${why}`],
      summary: '',
      approvedBy: '',
      approvedFor: '',
    };
  }
}

/** Where the links of a published version may lead. */
export function archivedPlaces(siteDir: string, version: string): Places {
  const folder = path.join(siteDir, versionFolder(version));
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const policies = names.map((name): [string, string[]] => [
    name,
    anchorsOf(readFileSync(path.join(folder, name), 'utf8')),
  ]);
  return {policies: new Map(policies), hasPage: hasPageIn(siteDir)};
}

/** Reads and freezes the drafts but for one that is retired, and lists everything that keeps them from being published. */
export async function readDrafts(siteDir: string, retired?: string): Promise<Drafts> {
  const files = policyFiles(siteDir).filter((name) => slugOf(name) !== retired);
  const sources = files.map((name) => readFileSync(path.join(siteDir, draftFolder, name), 'utf8'));
  const policies = new Map(files.map((name, at) => [name, anchorsOf(sources[at] ?? '')]));
  const places: Places = {policies, hasPage: hasPageIn(siteDir)};
  const read = await Promise.all(
    files.map(async (name, at) => {
      const source = sources[at] ?? '';
      const slug = path.basename(name, '.mdx');
      const file = draftFile(slug);
      const fields = await frontMatterOf(file, source);
      const frozen = freeze(source);
      const own = [
        ...numberProblems(parsePolicy(source).sections),
        ...placeholderProblems(source),
        ...addressProblems(splitSource(source).body),
        ...frozen.problems,
        ...(fields.approvedBy ? approverProblems(fields.approvedBy, '"approved_by"') : []),
      ];
      const problems = [...fields.problems, ...own, ...linkProblems(source, places)];
      const {summary, approvedBy, approvedFor} = fields;
      const draft = {slug, file, text: frozen.text, summary, approvedBy, approvedFor};
      const named = (problem: string) => `${file}: ${problem}`;
      return {draft, problems: problems.map(named), own: own.map(named)};
    }),
  );
  return {
    drafts: read.map(({draft}) => draft),
    problems: read.flatMap(({problems}) => problems),
    ownProblems: read.flatMap(({own}) => own),
  };
}

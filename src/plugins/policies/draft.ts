import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {frontMatterProblems} from '../../catalogue/frontMatter';
import {addressProblems, anchorsOf, linkProblems, numberProblems, placeholderProblems, type Places} from './checks';
import {freeze} from './freeze';
import {draftFile, draftFolder} from './paths';
import {parsePolicy, splitSource} from './text';

/** A policy as it would be archived. */
export type Draft = {slug: string; file: string; text: string; summary: string; approvedBy: string};
export type Drafts = {
  drafts: Draft[];
  problems: string[];
  /** The problems that only a policy can have; the others are checked on every page. */
  ownProblems: string[];
};

const policyFiles = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, draftFolder))
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('_'))
    .sort();

function hasPageIn(siteDir: string): Places['hasPage'] {
  return (address) => {
    const base = path.join(siteDir, 'pages', address.split('?')[0] ?? '');
    return existsSync(`${base}.mdx`) || existsSync(path.join(base, 'index.mdx'));
  };
}

type FrontMatter = {problems: string[]; summary: string; approvedBy: string};

async function frontMatterOf(file: string, source: string): Promise<FrontMatter> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
    return {
      problems: frontMatterProblems('policy', frontMatter).map(({message}) => message),
      summary: String(frontMatter.summary ?? ''),
      approvedBy: String(frontMatter.approved_by ?? ''),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : '';
    return {
      problems: [`the block between the --- lines is not valid YAML. ${why}`],
      summary: '',
      approvedBy: '',
    };
  }
}

/** Reads and freezes the drafts, and lists everything that keeps them from being published. */
export async function readDrafts(siteDir: string): Promise<Drafts> {
  const files = policyFiles(siteDir);
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
      ];
      const problems = [...fields.problems, ...own, ...linkProblems(source, places)];
      const draft = {slug, file, text: frozen.text, summary: fields.summary, approvedBy: fields.approvedBy};
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

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf, type Day} from '../../../content/dates';
import {frontMatterProblems} from '../../../content/frontMatter';
import {approverProblems} from './approval';
import {anchorsOf, linkProblems, numberProblems, placeholderProblems, type Places} from './checks';
import {freeze} from './freeze';
import {inOrder} from './order';
import {archivedFile, draftFile, draftFolder, slugOf} from './paths';
import {endOf, heldOn, slugsIn, type PolicyRecord} from './record';
import {parsePolicy} from '../model/compare/text';

/** A policy as it would be archived. */
export type Draft = {
  slug: string;
  file: string;
  source: string;
  text: string;
  summary: string;
  approvedBy: string;
  /** The version that it was approved for, as the day that names it. */
  approvedFor: string;
  /** What keeps it from being published, except its links. */
  problems: string[];
  /** Those of them that only a policy can have; the others are checked on every page. */
  ownProblems: string[];
};

function policySlugs(siteDir: string): string[] {
  const folder = path.join(siteDir, draftFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return inOrder(names.filter((name) => name.endsWith('.mdx') && !name.startsWith('_')).map(slugOf));
}

function hasPageIn(siteDir: string): Places['hasPage'] {
  return (address) => {
    const base = path.join(siteDir, 'pages', address.split('?')[0] ?? '');
    return existsSync(`${base}.mdx`) || existsSync(path.join(base, 'index.mdx'));
  };
}

type FrontMatter = Pick<Draft, 'summary' | 'approvedBy' | 'approvedFor'> & {problems: string[]};

const written = (value: unknown): string => String(value ?? '');

async function frontMatterOf(file: string, source: string): Promise<FrontMatter> {
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

/** Where the links of a text may lead that takes effect on a day, together with the given drafts. */
export function placesOn(siteDir: string, day: Day, record: PolicyRecord, drafts: readonly Draft[] = []): Places {
  const held = heldOn(day, record).map(({slug, version}): [string, string[]] => [
    `${slug}.mdx`,
    anchorsOf(readFileSync(path.join(siteDir, archivedFile(version, slug)), 'utf8')),
  ]);
  const own = drafts.map(({slug, text}): [string, string[]] => [`${slug}.mdx`, anchorsOf(text)]);
  const hasFile = (address: string) => existsSync(path.join(siteDir, 'static', address));
  return {policies: new Map([...held, ...own]), hasPage: hasPageIn(siteDir), hasFile};
}

async function readDraft(siteDir: string, slug: string): Promise<Draft> {
  const file = draftFile(slug);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const {problems, summary, approvedBy, approvedFor} = await frontMatterOf(file, source);
  const frozen = freeze(source);
  const own = [
    ...numberProblems(parsePolicy(source).sections),
    ...placeholderProblems(source),
    ...frozen.problems,
    ...(approvedBy ? approverProblems(approvedBy, '"approved_by"') : []),
  ].map((problem) => `${file}: ${problem}`);
  return {
    ...{slug, file, source, text: frozen.text, summary, approvedBy, approvedFor},
    problems: [...problems.map((problem) => `${file}: ${problem}`), ...own],
    ownProblems: own,
  };
}

/** Reads and freezes the drafts, and lists everything that keeps each from being published. */
export const readDrafts = (siteDir: string): Promise<Draft[]> =>
  Promise.all(policySlugs(siteDir).map((slug) => readDraft(siteDir, slug)));

export const draftLinkProblems = ({file, source}: Draft, places: Places): string[] =>
  linkProblems(source, places).map((problem) => `${file}: ${problem}`);

/** Policies that are published, have not ended and have no draft. */
export const missingProblems = (drafts: readonly Pick<Draft, 'slug'>[], record: PolicyRecord): string[] =>
  slugsIn(record)
    .filter((slug) => !endOf(record, slug) && !drafts.some((draft) => draft.slug === slug))
    .map(
      (slug) =>
        `${draftFile(slug)}: this policy is published, but its draft is missing. Put the published text back with: ` +
        `npm run policy -- draft ${slug} --from <version>. Or end the policy with: npm run policy -- retire <day> ${slug}`,
    );

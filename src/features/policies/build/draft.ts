import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf, type Day} from '../../../content/dates';
import {frontMatterProblems} from '../../../content/frontMatter';
import {messages} from '../messages';
import {approverProblems} from './approval';
import {anchorsOf, linkProblems, numberProblems, placeholderProblems, type Places} from './checks';
import {freeze} from './freeze';
import {inOrder} from './order';
import {draftFile, draftFolder, slugOf} from './paths';
import {archivedText, endOf, heldOn, slugsIn, type PolicyRecord} from './record';

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

/** The fields of a draft, days as they are written, or why they cannot be read. */
async function fieldsOf(file: string, source: string): Promise<Record<string, unknown> | string> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
    const written = (value: unknown) => (value instanceof Date ? dayOf(value) : value);
    return Object.fromEntries(Object.entries(frontMatter).map(([name, value]) => [name, written(value)]));
  } catch (error) {
    return messages.notYaml({why: (error as Error).message.split('\n')[0] ?? ''});
  }
}

/** Where the links of a text may lead that takes effect on a day, together with the given drafts. */
export function placesOn(siteDir: string, day: Day, record: PolicyRecord, drafts: readonly Draft[] = []): Places {
  const held = heldOn(day, record).map(({slug, version}): [string, string[]] => [
    `${slug}.mdx`,
    anchorsOf(archivedText(siteDir, {policy: slug, version})),
  ]);
  const own = drafts.map(({slug, text}): [string, string[]] => [`${slug}.mdx`, anchorsOf(text)]);
  const hasFile = (address: string) => existsSync(path.join(siteDir, 'static', address));
  return {policies: new Map([...held, ...own]), hasPage: hasPageIn(siteDir), hasFile};
}

async function readDraft(siteDir: string, slug: string): Promise<Draft> {
  const file = draftFile(slug);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const read = await fieldsOf(file, source);
  const fields = typeof read === 'string' ? {} : read;
  const problems = typeof read === 'string' ? [read] : frontMatterProblems('policy', read).map(({message}) => message);
  const field = (name: string) => String(fields[name] ?? '');
  const approvedBy = field('approved_by');
  const frozen = freeze(source);
  const own = [
    ...numberProblems(source),
    ...placeholderProblems(source),
    ...frozen.problems,
    ...(approvedBy ? approverProblems(approvedBy, '"approved_by"') : []),
  ].map((problem) => `${file}: ${problem}`);
  return {
    ...{slug, file, source, text: frozen.text, approvedBy},
    summary: field('summary'),
    approvedFor: field('approved_for'),
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
    .map((policy) => messages.draftMissing({file: draftFile(policy), policy}));

import {createSlugger} from '@docusaurus/utils';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {evidence, type Evidence} from '../../claims/evidence';
import type {Features} from '../../content/features';
import {Refusal} from '../../content/refusal';
import {aboutSchema} from '../../content/fieldSchemas';
import type {FormerAddresses} from '../../content/formerAddresses';
import type {Navigation} from '../../content/navigation';
import {sectionsAmong, type Section} from '../../content/sections';
import type {Synonym} from '../../features/search/model/synonyms';
import {features} from '../../company';
import {tagsWithout} from '../../build/features/owned';
import {readNavigation} from '../../build/navigation';
import {factsOf, type PictureFacts} from '../../build/pictures/files';
import {components, type Component} from '../../build/mdx/contracts';
import type {Finding, Position, RuleName} from '../../build/mdx/finding';
import type {Field, ParsedPage, Tag} from '../../build/mdx/parsedPage';
import {parsePage} from '../../build/mdx/parse';
import {filesIn, readSources, type Source} from '../../build/mdx/sources';
import {messages} from './messages';

/** Where the former addresses of pages lead, and which words lead to which page in the search. */
export const formerFile = 'src/content/formerPages.json';
export const synonymsFile = 'src/features/search/model/searchSynonyms.json';

/** Everything that is read from disk before pages are examined. */
export type Given = {
  sources: readonly Source[];
  navigation: Navigation;
  sections: readonly Section[];
  /** Addresses that are not pages in `pages/`: static files, and what the build writes. */
  others: ReadonlySet<string>;
  /** What is known of a picture by its file, such as `static/team.jpg`. */
  pictures: (file: string) => PictureFacts | undefined;
  former: FormerAddresses;
  synonyms: readonly Synonym[];
  evidence: Readonly<Record<string, Evidence>>;
  features: Features;
};

/** What a rule may use besides the page that it checks. */
export type SiteSources = Omit<Given, 'sources'> & {
  pages: readonly ParsedPage[];
  components: ReadonlyMap<string, Component>;
};

export type Rule = (page: ParsedPage, site: SiteSources) => Finding[];

export const finding = (
  page: ParsedPage,
  rule: RuleName,
  {line, column}: Position,
  message: string,
  fix?: string,
): Finding => ({file: page.file, line, column, rule, message, fix});

export const top: Position = {line: 1, column: 1};

export const fieldOf = ({fields}: ParsedPage, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

/** The value of a prop, if it is a text. */
export function textOf(tag: Tag | undefined, name: string): string | undefined {
  const value = tag?.props.find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const written = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/legal',
  '/legal/updates.xml',
];

/** Published policies stay at addresses of their own. */
const archived = (root: string) =>
  filesIn(path.join(root, 'versioned_docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `/legal/${file.replace(/^version-/, '').replace(/\.mdx$/, '')}`);

const otherAddresses = (root: string): Set<string> =>
  new Set([...written, ...archived(root), ...filesIn(path.join(root, 'static')).map((file) => `/${file}`)]);

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** Data that people edit by hand, too. */
function readData<Data>(root: string, file: string): Data {
  try {
    return JSON.parse(read(root, file)) as Data;
  } catch (error) {
    throw new Refusal(messages.unreadableData({file, problem: (error as Error).message}));
  }
}

export function readGiven(root: string): Given {
  const navigation = readNavigation(root);
  return {
    sources: readSources(root),
    navigation,
    sections: sectionsAmong(navigation.navbar.items),
    others: otherAddresses(root),
    pictures: (file) => factsOf(path.join(root, file)),
    former: readData(root, formerFile),
    synonyms: readData(root, synonymsFile),
    evidence,
    features,
  };
}

/** The line of a file that has one of these words in quotation marks, by the first word that is there. */
export function lineWith(root: string, file: string, words: readonly string[]): number {
  const lines = existsSync(path.join(root, file)) ? read(root, file).split('\n') : [];
  const quoted = words.flatMap((word) => [`'${word.replace(/'/g, "\\'")}'`, JSON.stringify(word)]);
  const found = quoted.map((word) => lines.findIndex((line) => line.includes(word)) + 1);
  return found.find((line) => line > 0) ?? 1;
}

export const siteOf = ({sources, ...given}: Given): SiteSources => ({
  ...given,
  pages: sources.map(({file, text}) => parsePage(file, text, given.sections)),
  components: components(),
});

const isIn = (names: ReadonlySet<string>, tag: Tag | undefined): boolean =>
  tag !== undefined && (names.has(tag.name) || isIn(names, tag.around));

/** The anchors of a page: its headings, and those that its components add or are given. */
export function anchorsOf(page: ParsedPage, site: SiteSources): string[] {
  const gone = tagsWithout(site.features);
  const own = page.tags.flatMap(({name, props}) => {
    const contract = site.components.get(name)?.contract;
    if (!contract) return [];
    const given = props.filter((prop) => {
      const schema = contract.props.shape[prop.name];
      return schema && aboutSchema(schema).refersTo === 'anchor';
    });
    return [...(contract.anchors ?? []), ...given.map((prop) => createSlugger().slug(String(prop.value)))];
  });
  // Only sections have anchors of their own (components/markdown.tsx).
  const headings = page.headings.filter(({level, around}) => level === 2 && !isIn(gone, around));
  return [...headings.map((heading) => heading.anchor), ...own];
}

export const pageAt = (address: string, site: SiteSources): ParsedPage | undefined =>
  site.pages.find((page) => page.address === address);

import {createSlugger} from '@docusaurus/utils';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {evidence, type Evidence} from '../../claims/evidence';
import type {Features} from '../../content/features';
import {aboutSchema} from '../../content/fieldSchemas';
import type {FormerAddresses} from '../../content/formerAddresses';
import type {Section} from '../../content/sections';
import {features} from '../../company';
import {tagsWithout} from '../../build/features/owned';
import {readSections} from '../../build/navigation';
import {factsOf, isFile, type PictureFacts} from '../../build/pictures/files';
import {components, type Component} from '../../build/mdx/contracts';
import type {Finding, Position, RuleName} from '../../build/mdx/finding';
import type {ParsedPage, Tag} from '../../build/mdx/parsedPage';
import {addressOf, parsePage} from '../../build/mdx/parse';

/** Where the former addresses of pages lead. */
export const formerFile = 'src/content/formerPages.json';

export type Source = {file: string; text: string};

/** What a rule may use besides the page that it checks. */
export type SiteSources = {
  pages: readonly ParsedPage[];
  components: ReadonlyMap<string, Component>;
  sections: readonly Section[];
  /** Addresses that are not pages in `pages/`: static files, and what the build writes. */
  others: ReadonlySet<string>;
  pictures: Pictures;
  files: Files;
  former: FormerAddresses;
  evidence: Evidences;
  features: Features;
};

/** By the names of the claims. */
export type Evidences = Readonly<Record<string, Evidence>>;

/** Whether there is a file, by its path. */
export type Files = (file: string) => boolean;

/** What is known of a picture by its file, such as `static/team.jpg`. */
export type Pictures = (file: string) => PictureFacts | undefined;

export type Rule = (page: ParsedPage, site: SiteSources) => Finding[];

export const finding = (
  page: ParsedPage,
  rule: RuleName,
  {line, column}: Position,
  message: string,
  fix?: string,
): Finding => ({
  file: page.file,
  line,
  column,
  rule,
  message,
  fix,
});

/** The files below a folder, by their paths in it. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Every file of `pages/`, with its text. */
export const readSources = (root: string): Source[] =>
  filesIn(path.join(root, 'pages'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file: `pages/${file}`, text: readFileSync(path.join(root, 'pages', file), 'utf8')}));

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

/** Everything that is read from disk before pages are examined. */
export type Given = {
  sources: readonly Source[];
  others: ReadonlySet<string>;
  sections: readonly Section[];
  pictures: Pictures;
  files: Files;
  former: FormerAddresses;
  evidence: Evidences;
  features: Features;
};

export const readGiven = (root: string): Given => ({
  sources: readSources(root),
  others: otherAddresses(root),
  sections: readSections(root),
  pictures: (file) => factsOf(path.join(root, file)),
  files: (file) => isFile(path.join(root, file)),
  former: JSON.parse(readFileSync(path.join(root, formerFile), 'utf8')) as FormerAddresses,
  evidence,
  features,
});

const parsed = new Map<string, {text: string; sections: Given['sections']; page: ParsedPage}>();

/** Most pages are the same as the last time. */
function parseOnce({file, text}: Source, sections: Given['sections']): ParsedPage {
  const before = parsed.get(file);
  if (before?.text === text && before.sections === sections) return before.page;
  const page = parsePage(file, text, sections);
  parsed.set(file, {text, sections, page});
  return page;
}

export const siteOf = ({sources, ...given}: Given): SiteSources => ({
  ...given,
  pages: sources.map((source) => parseOnce(source, given.sections)),
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
  site.pages.find((page) => addressOf(page.file) === address);

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {aboutSchema} from '../../catalogue/pieces';
import {components, type Component} from './contracts';
import type {Finding, Place, RuleName} from './finding';
import type {Page} from './page';
import {addressOf, parsePage} from './parse';

export type Source = {file: string; text: string};

/** What a rule may know besides the page that it looks at. */
export type Site = {
  pages: readonly Page[];
  components: ReadonlyMap<string, Component>;
  /** Addresses that are no page of `pages/`: files that are served as they are, and what the build writes. */
  others: ReadonlySet<string>;
};

export type Rule = (page: Page, site: Site) => Finding[];

export const finding = (page: Page, rule: RuleName, {line, column}: Place, message: string, fix?: string): Finding => ({
  file: page.file,
  line,
  column,
  rule,
  message,
  fix,
});

function filesIn(folder: string): string[] {
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

export const otherAddresses = (root: string): Set<string> =>
  new Set([...written, ...archived(root), ...filesIn(path.join(root, 'static')).map((file) => `/${file}`)]);

export const siteOf = (sources: readonly Source[], others: ReadonlySet<string>): Site => ({
  pages: sources.map(({file, text}) => parsePage(file, text)),
  components: components(),
  others,
});

/** The anchors of a page: its headings, and what its components bring or are given. */
export function anchorsOf(page: Page, site: Site): string[] {
  const own = page.tags.flatMap(({name, props}) => {
    const contract = site.components.get(name)?.contract;
    if (!contract) return [];
    const given = props.filter((prop) => {
      const schema = contract.props.shape[prop.name];
      return schema && aboutSchema(schema).piece === 'anchor';
    });
    return [...(contract.anchors ?? []), ...given.map((prop) => String(prop.value))];
  });
  return [...page.headings.map((heading) => heading.anchor), ...own];
}

export const pageAt = (address: string, site: Site): Page | undefined =>
  site.pages.find((page) => addressOf(page.file) === address);

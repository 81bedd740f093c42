import createJiti from 'jiti';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FormerAddresses} from '../../content/formerAddresses';
import type {Navigation} from '../../content/navigation';
import type {Synonym} from '../../features/search/model/synonyms';
import {sectionsAmong} from '../../content/sections';
import {placeFindings} from '../doctor/catalogueFindings';
import {examine} from '../doctor/examine';
import type {Finding} from '../../build/mdx/finding';
import {synonymsFile, type Lists} from '../doctor/lists';
import {publishedAddresses} from '../doctor/publishedAddresses';
import {filesIn, formerFile, readGiven, siteOf, type Evidences, type Given, type SiteSources} from '../doctor/sources';
import {configFile} from '../../build/navigation';

export const evidenceFile = 'src/claims/evidence.ts';

/** The site in memory: its pages, and the lists that name them, as texts by their files. */
export type State = {
  root: string;
  given: Given;
  pages: ReadonlyMap<string, string>;
  lists: ReadonlyMap<string, string>;
  /** The addresses of the main branch, which visitors may know. */
  published: readonly string[];
  /** Published policies, which are never changed. */
  archive: ReadonlyMap<string, string>;
  /** Files that are now somewhere else: pages and the pictures beside them, by their former names. */
  renamed: ReadonlyMap<string, string>;
};

export function readState(root: string): State {
  const textOf = (file: string): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')];
  const given = readGiven(root);
  const archived = filesIn(path.join(root, 'versioned_docs')).filter((file) => file.endsWith('.mdx'));
  return {
    root,
    given,
    pages: new Map(given.sources.map(({file, text}) => [file, text])),
    lists: new Map([configFile, synonymsFile, evidenceFile, formerFile].map(textOf)),
    published: publishedAddresses(root),
    archive: new Map(archived.map((file) => textOf(`versioned_docs/${file}`))),
    renamed: new Map(),
  };
}

export const listIn = ({lists}: State, file: string): string => lists.get(file) ?? '';
export const formerIn = (state: State) => JSON.parse(listIn(state, formerFile)) as FormerAddresses;

/** What a file of TypeScript would export with its changed text. */
function evaluated<Exports>({root}: State, file: string, text: string): Exports {
  const filename = path.resolve(root, file);
  return createJiti(filename, {interopDefault: true}).evalModule(text, {filename, ext: '.ts'}) as Exports;
}

/** The site as the doctor sees it. */
export function siteIn(state: State): {site: SiteSources; lists: Lists} {
  const textOf = (file: string) => listIn(state, file);
  const {themeConfig: navigation} = evaluated<{themeConfig: Navigation}>(state, configFile, textOf(configFile));
  const synonyms = JSON.parse(textOf(synonymsFile)) as Synonym[];
  const {evidence} = evaluated<{evidence: Evidences}>(state, evidenceFile, textOf(evidenceFile));
  const before = new Map([...state.renamed].map(([from, to]) => [to, from]));
  const former = formerIn(state);
  const site = siteOf({
    ...state.given,
    sources: [...state.pages].map(([file, text]) => ({file, text})),
    sections: sectionsAmong(navigation.navbar.items),
    pictures: (file) => state.given.pictures(before.get(file) ?? file),
    files: (file) => state.given.files(before.get(file) ?? file),
    former,
    evidence,
  });
  return {site, lists: {navigation, former, synonyms, published: state.published, textOf}};
}

/** What the doctor would say, except about spelling, policies, due reviews and the company, which no address changes. */
export function findingsIn(state: State): Finding[] {
  const {site, lists} = siteIn(state);
  return [...placeFindings(state.root, lists, site), ...examine(site)];
}

/** The problems that the second state has and the first has not. */
export function newFindings(before: State, after: State): Finding[] {
  const textOf = ({file, message}: Finding) => `${file}: ${message}`;
  const withNewNames = (text: string) =>
    [...after.renamed].reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
  const known = new Set(findingsIn(before).map((one) => withNewNames(textOf(one))));
  return findingsIn(after).filter((one) => !known.has(textOf(one)));
}

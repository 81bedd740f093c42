import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FormerAddresses} from '../../content/formerAddresses';
import type {Synonym} from '../../features/search/model/synonyms';
import type {Finding} from '../../build/mdx/finding';
import {placeFindings} from '../doctor/catalogueFindings';
import {examine} from '../doctor/examine';
import {readLists, type Lists} from '../doctor/lists';
import {filesIn, readGiven, siteOf, type Given, type Source} from '../doctor/sources';

/** The site in memory. */
export type State = {
  root: string;
  given: Given;
  lists: Lists;
  /** Published policies, which are never changed. */
  archive: readonly Source[];
};

export function readState(root: string): State {
  const archived = filesIn(path.join(root, 'versioned_docs')).filter((file) => file.endsWith('.mdx'));
  const archive = archived.map((name) => {
    const file = `versioned_docs/${name}`;
    return {file, text: readFileSync(path.join(root, file), 'utf8')};
  });
  return {root, given: readGiven(root), lists: readLists(root), archive};
}

/** What a command may change: pages, redirects and synonyms, which are data. */
export type Changed = {sources: readonly Source[]; former: FormerAddresses; synonyms: readonly Synonym[]};

export const stateAfter = ({given, lists, ...rest}: State, {sources, former, synonyms}: Changed): State => ({
  ...rest,
  given: {...given, sources, former},
  lists: {...lists, former, synonyms},
});

/** What the doctor would say, except about spelling, policies, reviews and the company, which no address changes. */
export function findingsIn({root, given, lists}: State): Finding[] {
  const site = siteOf(given);
  return [...placeFindings(root, lists, site), ...examine(site)];
}

/** The problems that the second state has and the first has not. */
export function newFindings(before: State, after: State, renamed: ReadonlyMap<string, string>): Finding[] {
  const textOf = ({file, message}: Finding) => `${file}: ${message}`;
  const withNewNames = (text: string) => [...renamed].reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
  const known = new Set(findingsIn(before).map((one) => withNewNames(textOf(one))));
  return findingsIn(after).filter((one) => !known.has(textOf(one)));
}

import type {Finding} from '../../mdx/finding';
import {examine} from '../doctor/examine';
import {placeFindings} from '../doctor/placeFindings';
import {publishedFiles} from '../doctor/lostPages';
import {menusFile} from '../../content/navigation';
import {readSources} from '../../mdx/sources';
import {evidenceFile, formerFile, readGiven, siteOf, synonymsFile} from '../doctor/sources';
import {formatted, writeFiles} from '../writeFiles';

export type State = ReturnType<typeof readState>;

export const readState = (root: string) => ({
  root,
  given: readGiven(root),
  /** The files of published pages on the main branch. */
  published: publishedFiles(root),
  /** Published policies, which are never changed. */
  archive: readSources(root, 'versioned_docs'),
});

/** The doctor's findings, except about spelling, policies, reviews and the company, which no address affects. */
export function findingsIn({root, given, published}: State): Finding[] {
  const site = siteOf(given);
  return [...placeFindings(root, site, published), ...examine(site)];
}

/** The problems that the second state has and the first does not. */
export function newFindings(before: State, after: State, files: ReadonlyMap<string, string | null>): Finding[] {
  const textOf = ({file, message}: Finding) => `${file}: ${message}`;
  const withNewNames = (text: string) =>
    [...files].reduce((rest, [from, to]) => rest.replaceAll(from, to ?? from), text);
  const known = new Set(findingsIn(before).map((one) => withNewNames(textOf(one))));
  return findingsIn(after).filter((one) => !known.has(textOf(one)));
}

const textsOf = ({sources, evidence, former, navigation, synonyms}: State['given']): [file: string, text: string][] => [
  ...sources.map(({file, text}): [string, string] => [file, text]),
  [evidenceFile, JSON.stringify(evidence, null, 2)],
  [formerFile, JSON.stringify(former, null, 2)],
  [menusFile, JSON.stringify(navigation)],
  [synonymsFile, JSON.stringify(synonyms, null, 2)],
];

/** Writes what has changed, all of it or nothing. */
export function apply({root, given}: State, after: State): void {
  const before = new Map(textsOf(given));
  const now = new Map(textsOf(after.given));
  const changed = [...now].filter(([file, text]) => before.get(file) !== text);
  const gone = [...before.keys()].filter((file) => !now.has(file));
  writeFiles(root, {
    ...Object.fromEntries(gone.map((file) => [file, null])),
    ...Object.fromEntries(changed.map(([file, text]) => [file, formatted(root, file, text)])),
  });
}

import {brokenLink, hashOf, parseLedger, type Entry, type Ledger} from './ledger';
import {hashOfName, isSameName, namesIn, ownerOf} from './owner';
import {ledgerFile} from './paths';
import {pastOf} from './repository';

/** What the history of the repository has recorded, by the first commit that did. */
export type Recorded = {
  commit: string;
  hashes: readonly string[];
  entries: readonly Entry[];
  /** The names of the companies whose archives were here before this one. */
  before: readonly string[];
};

const isAmong = (names: readonly string[], name: string) => names.some((one) => isSameName(one, name));

/** A company that had an archive here goes on with it. It cannot begin another one, nor take one over by a new name. */
export const returningIn = (entries: readonly Entry[], {before}: Pick<Recorded, 'before'>): string | undefined =>
  namesIn(entries).find((name) => isAmong(before, name));

/** Whether a ledger is the archive of another company, begun in place of the recorded one and naming it. */
export function isBegunInstead(entries: readonly Entry[], recorded: Recorded): boolean {
  const [first] = entries;
  if (first?.kind !== 'begun') return false;
  const {company, head} = first.instead;
  const owner = ownerOf(recorded);
  return (
    head === recorded.hashes.at(-1) &&
    owner !== undefined &&
    company === hashOfName(owner) &&
    returningIn(entries, {before: [...recorded.before, ...namesIn(recorded.entries)]}) === undefined
  );
}

const follows = (hashes: readonly string[], {hashes: known}: Recorded) =>
  known.every((hash, at) => hash === hashes[at]) && hashes.length > known.length;

/** What a commit adds to the record; nothing if its ledger is a forgery or a step back. */
function next(recorded: Recorded | undefined, commit: string, {entries}: Ledger): Recorded | undefined {
  const hashes = entries.map(hashOf);
  const read = {commit, hashes, entries};
  if (!recorded) return {...read, before: []};
  if (follows(hashes, recorded) && returningIn(entries, recorded) === undefined)
    return {...read, before: recorded.before};
  return isBegunInstead(entries, recorded)
    ? {...read, before: [...recorded.before, ...namesIn(recorded.entries)]}
    : recorded;
}

export function recordedIn(siteDir: string): Recorded | undefined {
  let recorded: Recorded | undefined;
  for (const {commit, content} of [...pastOf(siteDir, ledgerFile)].reverse()) {
    const read = parseLedger(content.toString());
    if (typeof read !== 'string' && brokenLink(read) === undefined) recorded = next(recorded, commit, read);
  }
  return recorded;
}

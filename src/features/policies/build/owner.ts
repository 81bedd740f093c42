import {company} from '../../../company';
import {sha256, type Entry, type Ledger} from './ledger';
import {ledgerFile} from './paths';

/** Names that differ only in their signs and capitals are one name: a forger must not pass for a newcomer by a period. */
const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other);

/** What stands for a name that must not be published. */
export const hashOfName = (name: string): string => sha256(bare(name));

/** The names that the company of an archive has had, the first one first. */
export const namesIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap((one) => (one.kind === 'begun' || one.kind === 'named' ? [one.company] : []));

/** Whose archive it is, by the last entry that says so. */
export const ownerOf = ({entries}: {entries: readonly Entry[]}): string | undefined => namesIn(entries).at(-1);

/** An archive that another company has left behind. Its versions must not be published as one's own. */
export function ownerProblems(ledger: Ledger, name: string = company.name): string[] {
  const owner = ownerOf(ledger);
  if (owner === undefined || isSameName(owner, name)) return [];
  return [
    `${ledgerFile}: these are the published policies of ${owner}, and src/company names ${name}. ` +
      'If that is another company, begin its own archive with: npm run policy:reset. ' +
      `If ${owner} only has a new name, record it with: npm run policy:reset -- --renamed "<reason>" --approved-by "${company.approvers[0] ?? ''}"`,
  ];
}

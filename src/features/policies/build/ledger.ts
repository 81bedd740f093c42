import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {isDay, type Day} from '../../../content/dates';
import {ledgerFile, slugOf} from './paths';

const day = z.string().refine(isDay, 'is not a date such as 2024-03-01');
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash');
const words = z.string().min(1);
const approved = z.strictObject({approvedBy: words, reason: words});

/** The hash of the entry before, so that no entry can be changed, taken out or moved unseen. */
const previous = hash.nullable();

const publication = z.strictObject({
  kind: z.literal('published'),
  version: day,
  publishedOn: day,
  withoutNotice: words.nullable().describe('Why the promised notice was not given, or null when it was.'),
  renumbered: words.nullable().describe('Why sections got other numbers, or null when none did.'),
  policies: z.record(z.string(), approved),
  retired: z.record(z.string(), approved).describe('The policies that end on the day of this version.'),
  files: z.record(z.string(), hash),
  previous,
});

/** A corrected error. Both sentences and both hashes are kept, so that the text as first published can still be proved. */
const correction = z.strictObject({
  kind: z.literal('corrected'),
  version: day,
  on: day,
  file: z.string(),
  replaced: words,
  by: words,
  sentence: z.strictObject({before: words, after: words}),
  reason: words,
  approvedBy: words,
  before: hash,
  after: hash,
  previous,
});

/** An announced version that was taken back before its day. */
const withdrawal = z.strictObject({
  kind: z.literal('withdrawn'),
  version: day,
  on: day,
  reason: words,
  approvedBy: words,
  previous,
});

/** The first entry of an archive that took the place of another company's, whose last entry it names. */
const beginning = z.strictObject({
  kind: z.literal('begun'),
  company: words,
  on: day,
  instead: z.strictObject({
    company: hash.describe('The hash of its name, which nothing on the new site shall hold.'),
    head: hash,
  }),
  previous,
});

/** Whose archive it is from here on: the company has another name, or was not named before. */
const naming = z.strictObject({
  kind: z.literal('named'),
  company: words,
  on: day,
  reason: words,
  approvedBy: words,
  previous,
});

const entry = z.discriminatedUnion('kind', [publication, correction, withdrawal, beginning, naming]);
const ledger = z.strictObject({entries: z.array(entry), head: previous});

export type Publication = z.infer<typeof publication>;
export type Correction = z.infer<typeof correction>;
export type Withdrawal = z.infer<typeof withdrawal>;
export type Entry = z.infer<typeof entry>;
/** What was done, in the order in which it was done; `head` is the hash of the last entry. */
export type Ledger = z.infer<typeof ledger>;

/** A version as all of its entries leave it. */
export type VersionRecord = Publication & {
  corrections: Correction[];
  withdrawn: Withdrawal | null;
  /** The version that it replaces. */
  predecessor: Day | null;
};

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const hashOf = (one: Entry): string => sha256(JSON.stringify(one));

/** The entry of a ledger that its chain does not hold, as its place; the length of the ledger stands for its head. */
export function brokenLink({entries, head}: Ledger): number | undefined {
  const hashes = entries.map(hashOf);
  const broken = entries.findIndex(
    (one, at) => one.previous !== (hashes[at - 1] ?? null) || (one.kind === 'begun' && at > 0),
  );
  if (broken >= 0) return broken;
  return head === (hashes.at(-1) ?? null) ? undefined : entries.length;
}

type Unlinked<E extends Entry> = E extends Entry ? Omit<E, 'previous'> : never;

/** The ledger with one more entry. Nothing else is ever written to it. */
export function withEntry(before: Ledger | undefined, added: Unlinked<Entry>): Ledger {
  const last = {...added, previous: before?.head ?? null};
  return {entries: [...(before?.entries ?? []), last], head: hashOf(last)};
}

/** Every version as it is now, the newest first. */
export function recordsOf({entries}: Ledger): VersionRecord[] {
  const published = entries.filter((one) => one.kind === 'published');
  const withdrawals = entries.filter((one) => one.kind === 'withdrawn');
  const withdrawn = (version: Day) => withdrawals.find((one) => one.version === version) ?? null;
  const standing = published.map(({version}) => version).filter((version) => !withdrawn(version));
  return published
    .map((one) => {
      const corrections = entries
        .filter((each) => each.kind === 'corrected')
        .filter((each) => each.version === one.version);
      const corrected = Object.fromEntries(corrections.map(({file, after}) => [file, after]));
      const earlier = standing.filter((version) => version < one.version).sort();
      return {
        ...one,
        files: {...one.files, ...corrected},
        corrections,
        withdrawn: withdrawn(one.version),
        predecessor: earlier.at(-1) ?? null,
      };
    })
    .sort((a, b) => b.version.localeCompare(a.version));
}

/** A ledger from its text, or a sentence that says what is wrong with it. */
export function parseLedger(source: string): Ledger | string {
  let given: unknown;
  try {
    given = JSON.parse(source);
  } catch {
    return 'it cannot be read';
  }
  const result = ledger.safeParse(given);
  const first = result.error?.issues[0];
  // The value as it was written, because hashes depend on the order of its fields.
  return first ? `${first.path.join('.')} ${first.message}` : (given as Ledger);
}

export const readLedgerText = (siteDir: string): string => readFileSync(path.join(siteDir, ledgerFile), 'utf8');

export function readLedger(siteDir: string): Ledger {
  const read = parseLedger(readLedgerText(siteDir));
  if (typeof read === 'string') throw new Error(`${ledgerFile}: ${read}.`);
  return read;
}

/** The hash of each text, by version and policy. */
export const sealsOf = (records: readonly VersionRecord[]): Record<string, string> =>
  Object.fromEntries(
    records.flatMap(({version, files}) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith('.mdx'))
        .map(([file, seal]) => [`${version}/${slugOf(file)}`, seal]),
    ),
  );

/** Every published version, the newest first. */
export const readRecords = (siteDir: string): VersionRecord[] => recordsOf(readLedger(siteDir));

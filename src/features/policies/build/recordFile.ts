import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay, type Day} from '../../../content/dates';
import {filesIn} from '../../../mdx/sources';
import {messages, type FileProblem} from '../messages';
import {readEntries, type Entry, type RecordedEnd, type RecordedVersion} from '../model/record';
import {notWithdrawn, versionOn} from '../model/timeline';
import {archivedFile, archiveFolder, recordFile, versionsFile} from './paths';

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const kinds = ['published', 'corrected', 'withdrawn', 'ended'];

const isEntry = ({entry, policy, version, day, reason, approver, sha256: hash}: Entry) =>
  kinds.includes(entry) &&
  isDay(version) &&
  isDay(day) &&
  Boolean(policy && reason && approver) &&
  /^[0-9a-f]{64}$/.test(hash);

export function parseRecord(source: string): Entry[] | undefined {
  try {
    const entries = JSON.parse(source) as Entry[];
    return entries.every(isEntry) ? entries : undefined;
  } catch {
    return undefined;
  }
}

export function readRecord(siteDir: string): Entry[] {
  const file = path.join(siteDir, recordFile);
  const read = existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : [];
  if (!read) throw new Error(`${recordFile}: ${messages.notARecord}.`);
  return read;
}

/** The versions of a policy, newest first. */
export const versionsOf = (record: readonly Entry[], slug: string): RecordedVersion[] =>
  readEntries(record)
    .versions.filter(({policy}) => policy === slug)
    .sort((a, b) => b.version.localeCompare(a.version));

export const archivedText = (siteDir: string, {policy, version}: Pick<RecordedVersion, 'policy' | 'version'>): string =>
  readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8');

export const slugsIn = (record: readonly Entry[]): string[] => [...new Set(record.map(({policy}) => policy))];

/** Problems if there is no such policy, or if it has no such version. */
export function versionProblems(record: readonly Entry[], policy: string, version: string): string[] {
  const names = versionsOf(record, policy).map((row) => row.version);
  if (names.length === 0) return [messages.noPolicy({policy, known: slugsIn(record).join(', ')})];
  return names.includes(version) ? [] : [messages.noVersion({policy, version, known: names.join(', ')})];
}

/** The end of a policy, which may be in the future. */
export const endOf = (record: readonly Entry[], slug: string): RecordedEnd | undefined =>
  notWithdrawn(readEntries(record).ends).find(({policy}) => policy === slug);

export const inForceOn = (day: Day, record: readonly Entry[]): RecordedVersion[] =>
  slugsIn(record).flatMap((slug) => {
    const held = versionOn(day, versionsOf(record, slug));
    const end = endOf(record, slug);
    return held && !(end && end.version <= day) ? [held] : [];
  });

/** The days that name stored versions, newest first, as Docusaurus lists them. */
export const storedVersions = (record: readonly Entry[]): Day[] =>
  [...new Set(readEntries(record).versions.map(({version}) => version))].sort().reverse();

/** The two files that every command writes together: the record and the list that Docusaurus reads. */
export const recordChanges = (record: readonly Entry[]): Record<string, string> => ({
  [recordFile]: printJson(record),
  [versionsFile]: printJson(storedVersions(record)),
});

/** The differences between the stored texts and their record, one per file. Empty if they match. */
export function recordProblems(siteDir: string): FileProblem[] {
  const contentOf = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute) : undefined;
  };
  const source = contentOf(recordFile);
  const stored = filesIn(path.join(siteDir, archiveFolder))
    .map((name) => `${archiveFolder}/${name}`)
    .filter((file) => file !== recordFile);
  if (!source && stored.length === 0) return [];
  const record = source && parseRecord(source.toString());
  const why = source ? messages.notARecord : messages.isMissing;
  if (!record) return [{file: recordFile, message: messages.damaged({why})}];
  const {versions} = readEntries(record);
  const texts = versions.flatMap(({policy, version: name, sha256: expected}) => {
    const file = archivedFile(name, policy);
    const text = contentOf(file);
    if (!text) return [{file, message: messages.damaged({why: messages.isMissing})}];
    return sha256(text) === expected ? [] : [{file, message: messages.textEdited}];
  });
  const known = versions.map((row) => archivedFile(row.version, row.policy));
  const added = stored.filter((file) => !known.includes(file));
  const isListed = contentOf(versionsFile)?.toString().replace(/\s/g, '') === JSON.stringify(storedVersions(record));
  return [
    ...texts,
    ...added.map((file) => ({file, message: messages.notInRecord})),
    ...(isListed ? [] : [{file: versionsFile, message: messages.damaged({why: messages.otherVersions})}]),
  ];
}

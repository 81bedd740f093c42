import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDay, type Day} from '../../../content/dates';
import {filesIn} from '../../../mdx/sources';
import {messages, type FileProblem} from '../messages';
import type {Entry} from '../model/record';
import {policiesIn} from '../model/timeline';
import {archivedFile, archiveFolder, recordFile, versionsFile} from './paths';

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const isEntry = ({entry, policy, version, day, reason, approver, sha256: hash}: Entry) =>
  ['published', 'corrected', 'withdrawn', 'ended'].includes(entry) &&
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
  if (!read) throw new Error(`${recordFile}: ${messages.notARecord}`);
  return read;
}

export const archivedText = (siteDir: string, {policy, version}: Pick<Entry, 'policy' | 'version'>): string =>
  readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8');

/** The days that name stored versions, newest first, as Docusaurus lists them. */
export function storedVersions(record: readonly Entry[]): Day[] {
  const days = record.flatMap(({entry, version}) => (entry === 'published' ? [version] : []));
  return [...new Set(days)].sort().reverse();
}

/** The two files that every command writes together: the record and the list that Docusaurus reads. */
export const recordChanges = (record: readonly Entry[]): Record<string, string> => ({
  [recordFile]: printJson(record),
  [versionsFile]: printJson(storedVersions(record)),
});

/** The differences between the stored texts and their record, one per file. Empty if they match. */
export function recordProblems(siteDir: string): FileProblem[] {
  const contentOf = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute) : Buffer.alloc(0);
  };
  const source = contentOf(recordFile).toString();
  const stored = filesIn(path.join(siteDir, archiveFolder))
    .map((name) => `${archiveFolder}/${name}`)
    .filter((file) => file !== recordFile);
  if (!source && stored.length === 0) return [];
  const record = parseRecord(source);
  if (!record) return [{file: recordFile, message: messages.notARecord}];
  const versions = policiesIn(record, '').flatMap((policy) => policy.versions);
  const hashes = new Map(versions.map((row) => [archivedFile(row.version, row.policy), row.sha256]));
  const edited = [...hashes].flatMap(([file, hash]) => (sha256(contentOf(file)) === hash ? [] : [file]));
  const isListed = contentOf(versionsFile).toString().replace(/\s/g, '') === JSON.stringify(storedVersions(record));
  return [
    ...edited.map((file) => ({file, message: messages.textEdited})),
    ...stored.filter((file) => !hashes.has(file)).map((file) => ({file, message: messages.notInRecord})),
    ...(isListed ? [] : [{file: versionsFile, message: messages.otherVersions}]),
  ];
}

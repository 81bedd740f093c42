import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isDay, type Day} from '../../../content/dates';
import {messages, type FileProblem} from '../messages';
import type {Announcement, PolicyRecord, RecordedVersion} from '../model/record';
import {notWithdrawn, versionOn} from '../model/timeline';
import {archivedFile, archiveFolder, recordFile, versionsFile} from './paths';

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const isRow = ({policy, version, sha256: hash}: RecordedVersion) =>
  Boolean(policy) && isDay(version) && /^[0-9a-f]{64}$/.test(hash);

export function parseRecord(source: string): PolicyRecord | undefined {
  try {
    const record = JSON.parse(source) as PolicyRecord;
    const areEnds = record.ends.every(({policy, version}) => policy && isDay(version));
    return areEnds && record.versions.every(isRow) ? record : undefined;
  } catch {
    return undefined;
  }
}

export function readRecord(siteDir: string): PolicyRecord {
  const file = path.join(siteDir, recordFile);
  const read = existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : {versions: [], ends: []};
  if (!read) throw new Error(`${recordFile}: ${messages.notARecord}.`);
  return read;
}

/** The versions of a policy, newest first. */
export const rowsOf = ({versions}: PolicyRecord, slug: string): RecordedVersion[] =>
  versions.filter(({policy}) => policy === slug).sort((a, b) => b.version.localeCompare(a.version));

export const archivedText = (siteDir: string, {policy, version}: Pick<RecordedVersion, 'policy' | 'version'>): string =>
  readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8');

export const slugsIn = ({versions}: PolicyRecord): string[] => [...new Set(versions.map(({policy}) => policy))];

/** Problems if there is no such policy, or if it has no such version. */
export function versionProblems(given: PolicyRecord, policy: string, version: string): string[] {
  const names = rowsOf(given, policy).map((row) => row.version);
  if (names.length === 0) return [messages.noPolicy({policy, known: slugsIn(given).join(', ')})];
  return names.includes(version) ? [] : [messages.noVersion({policy, version, known: names.join(', ')})];
}

/** The end of a policy, which may be in the future. */
export const endOf = ({ends}: PolicyRecord, slug: string): Announcement | undefined =>
  notWithdrawn(ends).find(({policy}) => policy === slug);

export const inForceOn = (day: Day, given: PolicyRecord): RecordedVersion[] =>
  slugsIn(given).flatMap((slug) => {
    const held = versionOn(day, rowsOf(given, slug));
    const end = endOf(given, slug);
    return held && !(end && end.version <= day) ? [held] : [];
  });

/** The days that name stored versions, newest first, as Docusaurus lists them. */
export const storedVersions = ({versions}: PolicyRecord): Day[] =>
  [...new Set(versions.map((row) => row.version))].sort().reverse();

/** The two files that every command writes together: the record and the list that Docusaurus reads. */
export const recordChanges = (given: PolicyRecord): Record<string, string> => ({
  [recordFile]: printJson({
    ...given,
    versions: [...given.versions].sort((a, b) => b.version.localeCompare(a.version)),
  }),
  [versionsFile]: printJson(storedVersions(given)),
});

/** Every file below a folder, by its path in the repository. */
export function filesBelow(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(absolute, name)).isFile())
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

/** The differences between the stored texts and their record, one per file. Empty if they match. */
export function recordProblems(siteDir: string): FileProblem[] {
  const contentOf = (file: string) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readFileSync(absolute) : undefined;
  };
  const source = contentOf(recordFile);
  const stored = filesBelow(siteDir, archiveFolder).filter((file) => file !== recordFile);
  if (!source && stored.length === 0) return [];
  const given = source && parseRecord(source.toString());
  const why = source ? messages.notARecord : messages.isMissing;
  if (!given) return [{file: recordFile, message: messages.damaged({why})}];
  const texts = given.versions.flatMap(({policy, version: name, sha256: expected}) => {
    const file = archivedFile(name, policy);
    const text = contentOf(file);
    if (!text) return [{file, message: messages.damaged({why: messages.isMissing})}];
    return sha256(text) === expected ? [] : [{file, message: messages.textEdited}];
  });
  const known = given.versions.map((row) => archivedFile(row.version, row.policy));
  const added = stored.filter((file) => !known.includes(file)).sort();
  const isListed = contentOf(versionsFile)?.toString().replace(/\s/g, '') === JSON.stringify(storedVersions(given));
  return [
    ...texts,
    ...added.map((file) => ({file, message: messages.notInRecord})),
    ...(isListed ? [] : [{file: versionsFile, message: messages.damaged({why: messages.otherVersions})}]),
  ];
}

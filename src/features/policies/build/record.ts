import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {isDay, type Day} from '../../../content/dates';
import {messages} from '../messages';
import {standing, versionOn} from '../model/timeline';
import {archivedFile, archiveFolder, recordFile, versionsFile} from './paths';

const day = z.string().refine(isDay, 'is not a date such as 2024-03-01');
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'is not a SHA-256 hash');
const words = z.string().min(1);

const correction = z.strictObject({
  on: day,
  replaced: words,
  by: words,
  reason: words,
  approvedBy: words,
  before: hash.describe('The hash of the text before the correction.'),
});

const withdrawal = z.strictObject({on: day, reason: words, approvedBy: words});

const readable = day
  .optional()
  .describe('The day of the first release that had it. Only the record that the site serves says so.');

const version = z.strictObject({
  policy: words,
  version: day.describe('The day on which it takes effect.'),
  publishedOn: day,
  readableSince: readable,
  approvedBy: words,
  reason: words,
  withoutNotice: words.optional().describe('Why the promised notice was not given.'),
  renumbered: words.optional().describe('Why sections got other numbers.'),
  imported: z.strictObject({on: day, source: words}).optional(),
  corrections: z.array(correction).optional(),
  withdrawn: withdrawal.optional(),
  sha256: hash,
});

const end = z.strictObject({
  policy: words,
  on: day,
  announcedOn: day,
  readableSince: readable,
  reason: words,
  approvedBy: words,
  withdrawn: withdrawal.optional(),
});

const record = z.strictObject({versions: z.array(version), ends: z.array(end)});

export type RecordedVersion = z.infer<typeof version>;
export type RecordedEnd = z.infer<typeof end>;
/** What was published: one row for each version of each policy, and one for each end of a policy. */
export type PolicyRecord = z.infer<typeof record>;

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const printJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const emptyRecord: PolicyRecord = {versions: [], ends: []};

/** A record from its text, or a sentence that says what is wrong with it. */
export function parseRecord(source: string): PolicyRecord | string {
  try {
    const result = record.safeParse(JSON.parse(source));
    const first = result.error?.issues[0];
    return result.data ?? `${first?.path.join('.')} ${first?.message}`;
  } catch {
    return 'it is not valid JSON';
  }
}

export function readRecord(siteDir: string): PolicyRecord {
  const file = path.join(siteDir, recordFile);
  const read = existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : emptyRecord;
  if (typeof read === 'string') throw new Error(`${recordFile}: ${read}.`);
  return read;
}

/** A row in the form in which the timeline has it. */
export type Row = RecordedVersion & {name: Day};

/** The versions of a policy, the newest first. */
export const rowsOf = ({versions}: PolicyRecord, slug: string): Row[] =>
  versions
    .filter(({policy}) => policy === slug)
    .map((row) => ({...row, name: row.version}))
    .sort((a, b) => b.name.localeCompare(a.name));

export const archivedText = (siteDir: string, {policy, version}: Pick<RecordedVersion, 'policy' | 'version'>): string =>
  readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8');

export const slugsIn = ({versions}: PolicyRecord): string[] => [...new Set(versions.map(({policy}) => policy))];

/** Whether there is such a version of such a policy. */
export function versionProblems(given: PolicyRecord, policy: string, version: string): string[] {
  const names = rowsOf(given, policy).map(({name}) => name);
  if (names.length === 0) return [messages.noPolicy({policy, known: slugsIn(given).join(', ')})];
  return names.includes(version) ? [] : [messages.noVersion({policy, version, known: names.join(', ')})];
}

/** The end of a policy, which may lie ahead. */
export const endOf = ({ends}: PolicyRecord, slug: string): RecordedEnd | undefined =>
  standing(ends).find(({policy}) => policy === slug);

/** The policies that hold on a day, each with the version that does. */
export const heldOn = (day: Day, given: PolicyRecord): {slug: string; version: Day}[] =>
  slugsIn(given).flatMap((slug) => {
    const held = versionOn(day, rowsOf(given, slug));
    const end = endOf(given, slug);
    return held && !(end && end.on <= day) ? [{slug, version: held.name}] : [];
  });

/** The days that name a stored version, the newest first, as the engine lists them. */
export const storedVersions = ({versions}: PolicyRecord): Day[] =>
  [...new Set(versions.map((row) => row.version))].sort().reverse();

/** What every command writes together: the record and the list that the engine reads. */
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

const restore = messages.restore({files: `${versionsFile} ${archiveFolder}`});

function textProblem(siteDir: string, {policy, version: name, sha256: expected}: RecordedVersion): string[] {
  const file = archivedFile(name, policy);
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) return [messages.textMissing({file, restore})];
  return sha256(readFileSync(absolute)) === expected ? [] : [messages.textEdited({file, restore})];
}

/** Every difference between the stored texts and their record, one sentence per file; empty when they match. */
export function recordProblems(siteDir: string): string[] {
  const source = path.join(siteDir, recordFile);
  const stored = filesBelow(siteDir, archiveFolder).filter((file) => file !== recordFile);
  if (!existsSync(source)) return stored.length > 0 ? [messages.recordMissing({file: recordFile, restore})] : [];
  const given = parseRecord(readFileSync(source, 'utf8'));
  if (typeof given === 'string') return [messages.recordInvalid({file: recordFile, why: given, restore})];
  const known = given.versions.map((row) => archivedFile(row.version, row.policy));
  const listed = path.join(siteDir, versionsFile);
  const list = existsSync(listed) ? readFileSync(listed, 'utf8').replace(/\s/g, '') : '';
  const isListed = list === JSON.stringify(storedVersions(given));
  return [
    ...given.versions.flatMap((row) => textProblem(siteDir, row)),
    ...stored
      .filter((file) => !known.includes(file))
      .sort()
      .map((file) => messages.notInRecord({file})),
    ...(isListed ? [] : [messages.versionsDiffer({file: versionsFile, restore})]),
  ];
}

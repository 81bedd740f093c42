import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {anchorsOf, linkProblems, placeholderProblems} from '../build/checks';
import {placesOn} from '../build/draft';
import {freeze} from '../build/freeze';
import {archivedFile, draftFile} from '../build/paths';
import {
  readRecord,
  recordChanges,
  recordProblems,
  rowsOf,
  sha256,
  slugsIn,
  type PolicyRecord,
  type RecordedVersion,
} from '../build/record';
import {splitSource} from '../model/compare/text';
import {standing} from '../model/timeline';
import {archivedText} from './publish';
import type {Changes} from './writing';

export type CorrectionRequest = {
  siteDir: string;
  today: Day;
  version: string;
  policy: string;
  replace: string;
  by: string;
  reason: string;
  approvedBy: string;
};

/** A version whose text changes: the one that was named, or a later one that holds the same words. */
type Corrected = {row: RecordedVersion; before: string; after: string};
type CorrectionOutcome = {problems: string[]; corrected: Corrected[]; changes: Changes};

function fieldProblems({replace, by, reason, approvedBy}: CorrectionRequest): string[] {
  const missing = Object.entries({'--replace': replace, '--with': by, '--reason': reason})
    .filter(([, value]) => !value.trim())
    .map(
      ([name]) => `${name} is missing. A correction needs --replace, --with and --reason, each with text in quotes.`,
    );
  if (missing.length > 0) return missing;
  if (replace === by) return ['--replace and --with are the same text.'];
  return approverProblems(approvedBy, '--approved-by');
}

function nameProblems({version, policy}: CorrectionRequest, record: PolicyRecord): string[] {
  const rows = rowsOf(record, policy);
  if (rows.length === 0) return [`there is no policy "${policy}". The policies are: ${slugsIn(record).join(', ')}.`];
  if (rows.some(({name}) => name === version)) return [];
  return [`${policy} has no version "${version}". Its versions are: ${rows.map(({name}) => name).join(', ')}.`];
}

const timesIn = (text: string, words: string) => splitSource(text).body.split(words).length - 1;

function replaced(text: string, {replace, by}: CorrectionRequest): string {
  const {head, body} = splitSource(text);
  return head + body.replace(replace, () => by);
}

/** What the change would break: an address, or something that publishing refuses and that was not there before. */
function textProblems(request: CorrectionRequest, record: PolicyRecord, {row, before, after}: Corrected): string[] {
  const file = archivedFile(row.version, row.policy);
  const times = timesIn(before, request.replace);
  if (times === 0)
    return [`${file}: "${request.replace}" is not in the text. Copy the words from the file, quotes and all.`];
  if (times > 1) return [`${file}: "${request.replace}" appears ${times} times. Include more of the words around it.`];
  if (anchorsOf(before).join() !== anchorsOf(after).join())
    return [`${file}: a correction cannot change the heading of a section, because addresses depend on it.`];
  const places = placesOn(request.siteDir, row.version, record);
  const found = (text: string) => [
    ...freeze(text).problems,
    ...placeholderProblems(text),
    ...linkProblems(text, places),
  ];
  const known = found(before);
  return found(after)
    .filter((problem) => !known.includes(problem))
    .map((problem) => `${file}: ${problem}`);
}

/** The draft may hold the same words, and would bring the error back. */
function draftChange({siteDir, policy, ...request}: CorrectionRequest): Changes {
  const file = draftFile(policy);
  const source = existsSync(path.join(siteDir, file)) ? readFileSync(path.join(siteDir, file), 'utf8') : '';
  return timesIn(source, request.replace) === 1 ? {[file]: replaced(source, {siteDir, policy, ...request})} : {};
}

/** Corrects an obvious error in a version and in every later one that has it. Whether it is one is for the approver to say. */
export function prepareCorrection(request: CorrectionRequest): CorrectionOutcome {
  const {siteDir, version, policy, replace, by, reason, approvedBy, today} = request;
  const refused = (problems: string[]) => ({problems, corrected: [], changes: {}});
  const broken = recordProblems(siteDir);
  if (broken.length > 0) return refused(broken);
  const record = readRecord(siteDir);
  const wrong = nameProblems(request, record);
  const fields = wrong.length > 0 ? wrong : fieldProblems(request);
  if (fields.length > 0) return refused(fields);
  const rows = rowsOf(record, policy);
  const heirs = standing(rows).filter(({name}) => name > version);
  const corrected = [...rows.filter(({name}) => name === version), ...heirs]
    .map((row): Corrected => {
      const before = archivedText(siteDir, row);
      return {row, before, after: replaced(before, request)};
    })
    .filter(({row, before}) => row.version === version || timesIn(before, replace) > 0);
  const problems = corrected.flatMap((one) => textProblems(request, record, one));
  if (problems.length > 0) return refused(problems);
  const note = {on: today, replaced: replace, by, reason: reason.trim(), approvedBy: approvedBy.trim()};
  const versions = record.versions.map((row) => {
    const own = corrected.find((one) => one.row.policy === row.policy && one.row.version === row.version);
    if (!own) return row;
    const corrections = [...(row.corrections ?? []), {...note, before: row.sha256}];
    return {...row, corrections, sha256: sha256(own.after)};
  });
  return {
    problems,
    corrected,
    changes: {
      ...Object.fromEntries(corrected.map(({row, after}) => [archivedFile(row.version, policy), after])),
      ...draftChange(request),
      ...recordChanges({...record, versions}),
    },
  };
}

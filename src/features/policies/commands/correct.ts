import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {approverProblems} from '../build/approval';
import {anchorsOf} from '../build/checks';
import {freeze} from '../build/freeze';
import {archivedFile, draftFile} from '../build/paths';
import {archivedText, recordChanges, rowsOf, sha256, versionProblems} from '../build/record';
import {sentencesOf} from '../build/problems';
import type {PolicyRecord} from '../model/record';
import type {PolicyVersion} from '../model/timeline';
import {messages} from '../messages';
import {compareTexts} from '../model/compare';
import {splitSource} from '../model/compare/text';
import {refuseIf, soundRecord, type Approved, type Plan} from './plan';
import {redlineOf} from './redline';
import type {Changes} from './writing';

export type CorrectionRequest = Approved & {version: string; replace: string; by: string};

/** A version whose text changes: the one that was named, or a later one that holds the same words. */
type Corrected = {row: PolicyVersion; file: string; before: string; after: string};

function fieldProblems({replace, by, reason, approvedBy}: CorrectionRequest): string[] {
  const missing = Object.entries({'--replace': replace, '--with': by, '--reason': reason})
    .filter(([, value]) => !value)
    .map(([option]) => messages.optionMissing({option}));
  return missing.length > 0 ? missing : approverProblems(approvedBy, '--approved-by');
}

const timesIn = (text: string, words: string) => splitSource(text).body.split(words).length - 1;

function replaced(text: string, {replace, by}: CorrectionRequest): string {
  const {head, body} = splitSource(text);
  return head + body.replace(replace, () => by);
}

/** The version that is named, and the later ones that hold the same words. */
function correctedIn(request: CorrectionRequest, record: PolicyRecord): Corrected[] {
  const {siteDir, version, policy, replace} = request;
  const oldestFirst = rowsOf(record, policy).reverse();
  return oldestFirst.flatMap((row) => {
    const before = archivedText(siteDir, row);
    const isHeir = row.name > version && !row.withdrawn && timesIn(before, replace) > 0;
    if (row.name !== version && !isHeir) return [];
    return [{row, file: archivedFile(row.version, policy), before, after: replaced(before, request)}];
  });
}

/** What the change would break: an address, or something that publishing refuses and that was not there before. */
function textProblems(request: CorrectionRequest, {file, before, after}: Corrected): string[] {
  const times = timesIn(before, request.replace);
  if (times !== 1) return [messages.wordsNotOnce({file, words: request.replace, times})];
  if (anchorsOf(before).join() !== anchorsOf(after).join()) return [messages.headingCorrected({file})];
  if (compareTexts(before, after).sections.every(({change}) => change === 'unchanged'))
    return [messages.nothingCorrected({file})];
  const known = sentencesOf(file, freeze(before).problems);
  return sentencesOf(file, freeze(after).problems).filter((sentence) => !known.includes(sentence));
}

/** The draft may hold the same words, and would bring the error back. */
function draftChange(request: CorrectionRequest): Changes {
  const file = draftFile(request.policy);
  const absolute = path.join(request.siteDir, file);
  const source = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  return timesIn(source, request.replace) === 1 ? {[file]: replaced(source, request)} : {};
}

/** Corrects an obvious error in a version and in every later one that has it. Whether it is one is for the approver to say. */
export function correct(request: CorrectionRequest): Plan {
  const {siteDir, version, policy, replace, by, today, reason, approvedBy} = request;
  const record = soundRecord(siteDir);
  refuseIf(versionProblems(record, policy, version));
  refuseIf(fieldProblems(request));
  const corrected = correctedIn(request, record);
  refuseIf(corrected.flatMap((one) => textProblems(request, one)));
  const rows = record.versions.map((row) => {
    const own = corrected.find((one) => row.policy === policy && one.row.version === row.version);
    if (!own) return row;
    const note = {on: today, replaced: replace, by, reason, approvedBy, before: row.sha256};
    return {...row, corrections: [...(row.corrections ?? []), note], sha256: sha256(own.after)};
  });
  const redlines = corrected.map(({row, before, after}) =>
    redlineOf({title: policy, from: row.version, to: row.version, older: before, newer: after}),
  );
  return {
    shown: [...redlines, messages.correcting({reason, approvedBy})],
    changes: {
      ...Object.fromEntries(corrected.map(({file, after}) => [file, after])),
      ...draftChange(request),
      ...recordChanges({...record, versions: rows}),
    },
    subject: `Correct ${policy} of ${version}`,
  };
}

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {approverProblems} from '../build/approval';
import {anchorsOf, linkProblems, placeholderProblems} from '../build/checks';
import {placesOn} from '../build/draft';
import {freeze} from '../build/freeze';
import {archivedFile, draftFile} from '../build/paths';
import {
  archivedText,
  recordChanges,
  rowsOf,
  sha256,
  versionProblems,
  type PolicyRecord,
  type Row,
} from '../build/record';
import {messages} from '../messages';
import {splitSource} from '../model/compare/text';
import {redlineOf, refuseIf, soundRecord, type Approved, type Plan} from './plan';
import type {Changes} from './writing';

export type CorrectionRequest = Approved & {version: string; policy: string; replace: string; by: string};

/** A version whose text changes: the one that was named, or a later one that holds the same words. */
type Corrected = {row: Row; file: string; before: string; after: string};

function fieldProblems({replace, by, reason, approvedBy}: CorrectionRequest): string[] {
  const missing = Object.entries({'--replace': replace, '--with': by, '--reason': reason})
    .filter(([, value]) => !value.trim())
    .map(([option]) => messages.optionMissing({option}));
  if (missing.length > 0) return missing;
  return replace === by ? [messages.sameWords] : approverProblems(approvedBy, '--approved-by');
}

const timesIn = (text: string, words: string) => splitSource(text).body.split(words).length - 1;

function replaced(text: string, {replace, by}: CorrectionRequest): string {
  const {head, body} = splitSource(text);
  return head + body.replace(replace, () => by);
}

/** What the change would break: an address, or something that publishing refuses and that was not there before. */
function textProblems(request: CorrectionRequest, record: PolicyRecord, one: Corrected): string[] {
  const {row, file, before, after} = one;
  const times = timesIn(before, request.replace);
  if (times === 0) return [messages.wordsMissing({file, words: request.replace})];
  if (times > 1) return [messages.wordsRepeated({file, words: request.replace, times})];
  if (anchorsOf(before).join() !== anchorsOf(after).join()) return [messages.headingCorrected({file})];
  const places = placesOn(request.siteDir, row.version, record);
  const problemsIn = (text: string) => [
    ...freeze(text).problems,
    ...placeholderProblems(text),
    ...linkProblems(text, places),
  ];
  const known = problemsIn(before);
  return problemsIn(after).flatMap((problem) => (known.includes(problem) ? [] : `${file}: ${problem}`));
}

/** The draft may hold the same words, and would bring the error back. */
function draftChange(request: CorrectionRequest): Changes {
  const file = draftFile(request.policy);
  const absolute = path.join(request.siteDir, file);
  const source = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  return timesIn(source, request.replace) === 1 ? {[file]: replaced(source, request)} : {};
}

/** Corrects an obvious error in a version and in every later one that has it. Whether it is one is for the approver to say. */
export function planCorrection(request: CorrectionRequest): Plan {
  const {siteDir, version, policy, replace, by, today} = request;
  const record = soundRecord(siteDir);
  refuseIf(versionProblems(record, policy, version));
  refuseIf(fieldProblems(request));
  const corrected = rowsOf(record, policy)
    .filter(({name, withdrawn}) => name === version || (name > version && !withdrawn))
    .map((row): Corrected => {
      const before = archivedText(siteDir, row);
      return {row, file: archivedFile(row.version, policy), before, after: replaced(before, request)};
    })
    .filter(({row, before}) => row.name === version || timesIn(before, replace) > 0)
    .reverse();
  refuseIf(corrected.flatMap((one) => textProblems(request, record, one)));
  const [reason, approvedBy] = [request.reason.trim(), request.approvedBy.trim()];
  const rows = record.versions.map((row) => {
    const own = corrected.find((one) => row.policy === policy && one.row.version === row.version);
    if (!own) return row;
    const note = {on: today, replaced: replace, by, reason, approvedBy, before: row.sha256};
    return {...row, corrections: [...(row.corrections ?? []), note], sha256: sha256(own.after)};
  });
  const versions = corrected.map(({row}) => row.version).join(', ');
  const redlines = corrected.map(({row, before, after}) =>
    redlineOf({title: policy, from: row.version, to: row.version, older: before, newer: after}),
  );
  return {
    shown: [...redlines, messages.correcting({reason, approvedBy})],
    question: messages.askCorrect({versions}),
    changes: {
      ...Object.fromEntries(corrected.map(({file, after}) => [file, after])),
      ...draftChange(request),
      ...recordChanges({...record, versions: rows}),
    },
    done: messages.corrected({versions, policy}),
    subject: `Correct ${policy} of ${version}`,
  };
}

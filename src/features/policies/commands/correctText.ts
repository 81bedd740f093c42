import {anchorsIn} from '../build/checks';
import {freeze} from '../build/freezeDraft';
import {archivedFile, draftFile} from '../build/paths';
import {draftSource} from '../build/readDrafts';
import {archivedText, sha256} from '../build/recordFile';
import {messages, sentencesOf} from '../messages';
import type {Entry} from '../model/record';
import {splitSource} from '../model/policyText';
import {adding, refuseIf, verifiedRecord, versionsWith, type Approved, type Plan} from './plan';
import {redlineOf} from './terminalRedline';

export type CorrectionRequest = Approved & {version: string; replace: string; by: string};

/** A text with the correction below its front matter, and how often it had the wrong words. */
function corrected(before: string, {replace, by}: CorrectionRequest) {
  const {head, body} = splitSource(before);
  return {before, after: head + body.replace(replace, () => by), times: body.split(replace).length - 1};
}

/** What the change would break: an address, or something new that publishing refuses. */
function textProblems(file: string, words: string, {before, after, times}: ReturnType<typeof corrected>): string[] {
  if (times !== 1) return [messages.wordsNotOnce({file, words, times})];
  if (anchorsIn(before).join() !== anchorsIn(after).join()) return [messages.headingCorrected({file})];
  return sentencesOf(file, freeze(after).problems);
}

/** Corrects an obvious error in a version and in every later one that has it. The approver decides whether it is one. */
export function correct(request: CorrectionRequest): Plan {
  const {siteDir, version: first, policy, replace, by, today, reason, approver} = request;
  const {record, policies} = verifiedRecord(request, approver);
  const texts = versionsWith(first, policy, policies)
    .map((row) => ({
      ...row,
      file: archivedFile(row.version, policy),
      ...corrected(archivedText(siteDir, row), request),
    }))
    .filter(({version, times, withdrawn}) => version === first || (version > first && times > 0 && !withdrawn))
    .reverse();
  refuseIf(texts.flatMap(({file, ...text}) => textProblems(file, replace, text)));
  // The draft may have the same words and would bring the error back.
  const draft = corrected(draftSource(siteDir, policy), request);
  const drafts = draft.times === 1 ? {[draftFile(policy)]: draft.after} : {};
  const entries = texts.map(({version, after}): Entry => {
    const done = {policy, version, day: today, reason, approver, sha256: sha256(after)};
    return {entry: 'corrected', ...done, replaced: replace, by};
  });
  const redlines = texts.map(({version, before, after}) =>
    redlineOf({title: policy, from: version, to: version, older: before, newer: after}),
  );
  return adding(record, entries, {
    shown: [...redlines, messages.correcting],
    changes: {...drafts, ...Object.fromEntries(texts.map(({file, after}) => [file, after]))},
    subject: `Correct ${policy} of ${first}`,
  });
}

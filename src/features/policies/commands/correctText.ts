import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {oneLine} from '../../../content/text';
import {anchorsIn} from '../build/checks';
import {draftSource} from '../build/readDrafts';
import {freeze} from '../build/freezeDraft';
import {archivedFile, draftFile} from '../build/paths';
import {archivedText, sha256, versionProblems, versionsOf} from '../build/recordFile';
import {messages, sentencesOf} from '../messages';
import type {Entry, RecordedVersion} from '../model/record';
import {readMarkdown, sectionsIn, splitSource} from '../model/policyText';
import {placesOf, replaceWords} from './replaceWords';
import {adding, refuseIf, verifiedRecord, type Approved, type Plan} from './plan';
import {redlineOf} from './terminalRedline';

export type CorrectionRequest = Approved & {version: string; replace: string; by: string};

/** A version whose text changes: the one that was named, or a later one with the same words. */
type Corrected = {row: RecordedVersion; file: string; before: string; words: string; after: string};

const anchorsOf = (text: string) => anchorsIn(sectionsIn(text)).join();

/** The same for all texts that look the same to readers. */
const shapeOf = (text: string) =>
  oneLine(toMarkdown(readMarkdown(splitSource(text).body), {extensions: [gfmToMarkdown()]})).normalize('NFC');

function correctedIn(request: CorrectionRequest, record: readonly Entry[]): Corrected[] {
  const {siteDir, version, policy, replace, by} = request;
  const oldestFirst = versionsOf(record, policy).reverse();
  return oldestFirst.flatMap((row) => {
    const before = archivedText(siteDir, row);
    const keepsError = row.version > version && !row.withdrawn && placesOf(before, replace).length > 0;
    if (row.version !== version && !keepsError) return [];
    return [{row, file: archivedFile(row.version, policy), before, ...replaceWords(before, replace, by)}];
  });
}

/** What the change would break: an address, or something new that publishing refuses. */
function textProblems(request: CorrectionRequest, {file, before, after}: Corrected): string[] {
  const times = placesOf(before, request.replace).length;
  if (times !== 1) return [messages.wordsNotOnce({file, words: request.replace, times})];
  if (anchorsOf(before) !== anchorsOf(after)) return [messages.headingCorrected({file})];
  if (shapeOf(before) === shapeOf(after)) return [messages.nothingCorrected({file})];
  return sentencesOf(file, freeze(after).problems);
}

/** Corrects an obvious error in a version and in every later one that has it. The approver decides whether it is one. */
export function correct(request: CorrectionRequest): Plan {
  const {siteDir, version, policy, replace, by, today, reason, approver} = request;
  const record = verifiedRecord(siteDir, approver);
  refuseIf(versionProblems(record, policy, version));
  const corrected = correctedIn(request, record);
  refuseIf(corrected.flatMap((one) => textProblems(request, one)));
  const entries = corrected.map(({row, words, after}): Entry => {
    const what = {policy, version: row.version, day: today, reason, approver, sha256: sha256(after)};
    return {entry: 'corrected', ...what, replaced: words, by};
  });
  // The draft may have the same words and would bring the error back.
  const source = draftSource(siteDir, policy);
  const redlines = corrected.map(({row, before, after}) =>
    redlineOf({title: policy, from: row.version, to: row.version, older: before, newer: after}),
  );
  return {
    shown: [...redlines, messages.correcting({reason, approver})],
    changes: adding(record, entries, {
      ...Object.fromEntries(corrected.map((one) => [one.file, one.after])),
      ...(placesOf(source, replace).length === 1 && {[draftFile(policy)]: replaceWords(source, replace, by).after}),
    }),
    subject: `Correct ${policy} of ${version}`,
  };
}

import {anchorsIn} from '../build/checks';
import {freeze} from '../build/freezeDraft';
import {archivedFile, draftFile} from '../build/paths';
import {draftSource} from '../build/readDrafts';
import {archivedText, sha256, versionProblems, versionsOf} from '../build/recordFile';
import {messages, sentencesOf} from '../messages';
import type {Entry} from '../model/record';
import {sectionsIn, splitSource} from '../model/policyText';
import {adding, refuseIf, verifiedRecord, type Approved, type Plan} from './plan';
import {redlineOf} from './terminalRedline';

export type CorrectionRequest = Approved & {version: string; replace: string; by: string};

/** How often the words are in a text, below its front matter. */
const timesIn = (text: string, {replace}: CorrectionRequest): number =>
  splitSource(text).body.split(replace).length - 1;

function corrected(text: string, {replace, by}: CorrectionRequest): string {
  const {head, body} = splitSource(text);
  return head + body.replace(replace, () => by);
}

const anchorsOf = (text: string) => anchorsIn(sectionsIn(text)).join();

/** What the change would break: an address, or something new that publishing refuses. */
function textProblems(request: CorrectionRequest, file: string, before: string): string[] {
  const [times, after] = [timesIn(before, request), corrected(before, request)];
  if (times !== 1) return [messages.wordsNotOnce({file, words: request.replace, times})];
  if (anchorsOf(before) !== anchorsOf(after)) return [messages.headingCorrected({file})];
  return sentencesOf(file, freeze(after).problems);
}

/** Corrects an obvious error in a version and in every later one that has it. The approver decides whether it is one. */
export function correct(request: CorrectionRequest): Plan {
  const {siteDir, version, policy, replace, by, today, reason, approver} = request;
  const record = verifiedRecord(siteDir, approver);
  refuseIf(versionProblems(record, policy, version));
  const texts = versionsOf(record, policy)
    .reverse()
    .map((row) => ({row, file: archivedFile(row.version, policy), before: archivedText(siteDir, row)}))
    .filter(({row, before}) => {
      const keepsError = row.version > version && !row.withdrawn && timesIn(before, request) > 0;
      return row.version === version || keepsError;
    });
  refuseIf(texts.flatMap(({file, before}) => textProblems(request, file, before)));
  const all = texts.map(({row, ...text}) => ({...text, version: row.version, after: corrected(text.before, request)}));
  // The draft may have the same words and would bring the error back.
  const draft = draftSource(siteDir, policy);
  const files = [
    ...all.map(({file, after}) => [file, after]),
    ...(timesIn(draft, request) === 1 ? [[draftFile(policy), corrected(draft, request)]] : []),
  ];
  const entries = all.map(({version: name, after}): Entry => {
    const done = {policy, version: name, day: today, reason, approver, sha256: sha256(after)};
    return {entry: 'corrected', ...done, replaced: replace, by};
  });
  const redlines = all.map(({version: name, before, after}) =>
    redlineOf({title: policy, from: name, to: name, older: before, newer: after}),
  );
  return {
    shown: [...redlines, messages.correcting({reason, approver})],
    changes: adding(record, entries, Object.fromEntries(files) as Plan['changes']),
    subject: `Correct ${policy} of ${version}`,
  };
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../../content/dates';
import {headingOf, parsePolicy, splitSource} from '../model/compare/text';
import {approverProblems} from '../build/approval';
import {addressProblems, linkProblems, placeholderProblems} from '../build/checks';
import {markupProblem} from './correction/markup';
import {meaningProblem} from './correction/meaning';
import {changedSentence} from './correction/sentence';
import {blockTexts, vocabularyOf} from './correction/vocabulary';
import {archivedPlaces} from '../build/draft';
import {printJson, readLedger, recordsOf, sha256, withEntry, type Correction} from '../build/ledger';
import {archivedFile, ledgerFile} from '../build/paths';
import {sealProblems} from '../build/seal';
import type {Changes} from './writing';

/** Replacing more words than this needs a new version. */
const mostWords = 12;

/** The way out of every refusal. */
const instead = '; publish a new version.';

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

export type CorrectionOutcome = {problems: string[]; correction?: Omit<Correction, 'previous'>; changes?: Changes};

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

function fieldProblems({replace, by, reason, approvedBy}: CorrectionRequest): string[] {
  const missing = Object.entries({
    '--replace': replace,
    '--with': by,
    '--reason': reason,
    '--approved-by': approvedBy,
  })
    .filter(([, value]) => !value.trim())
    .map(
      ([name]) =>
        `${name} is missing. A correction needs --replace, --with, --reason and --approved-by, each with text in quotes.`,
    );
  if (missing.length > 0) return missing;
  if (replace === by) return ['--replace and --with are the same text.'];
  const words = Math.max(wordCount(replace), wordCount(by));
  if (words <= mostWords) return approverProblems(approvedBy, '--approved-by');
  return [`a correction replaces at most ${mostWords} words, and this would replace ${words}${instead}`];
}

/** Signs that are markup, or would be. */
const sign = /[*_`#|[\]~\\<>{}]/;

function placeProblem(body: string, {replace, by}: CorrectionRequest): string | undefined {
  const times = body.split(replace).length - 1;
  if (times === 0) return `"${replace}" is not in the text. Copy the words from the file, quotes and all.`;
  if (times > 1) return `"${replace}" appears ${times} times. Include more of the words around it.`;
  const found = sign.exec(replace + by)?.[0];
  if (found) return `a correction can replace only words, and "${found}" is markup${instead}`;
  return (replace + by).includes('\n') ? `a correction stays within one paragraph${instead}` : undefined;
}

const headingsOf = (source: string) =>
  parsePolicy(source)
    .sections.flatMap((section) => [
      headingOf(section),
      ...section.blocks.flatMap((block) => (block.kind === 'subheading' ? [block.text] : [])),
    ])
    .join('\n');

/** The paragraph, list item or row that differs between two texts with the same markup. */
function changedBlock(before: string, after: string): {before: string; after: string} | undefined {
  const now = blockTexts(after);
  const was = blockTexts(before);
  const at = was.findIndex((text, place) => text !== now[place]);
  return at < 0 ? undefined : {before: was[at] ?? '', after: now[at] ?? ''};
}

/** What publishing would refuse, if it was not there before: a page that an old text links to may be gone by now. */
function newProblems(siteDir: string, version: string, before: string, after: string): string[] {
  const places = archivedPlaces(siteDir, version);
  const found = (text: string) => [
    ...placeholderProblems(text),
    ...addressProblems(splitSource(text).body),
    ...linkProblems(text, places),
  ];
  const known = found(before);
  return found(after).filter((problem) => !known.includes(problem));
}

/** The sentence before and after, or the first reason why this is more than a mended error. */
function judge({siteDir, version}: CorrectionRequest, before: string, after: string): Correction['sentence'] | string {
  if (headingsOf(before) !== headingsOf(after)) {
    return `a correction cannot change a heading, because addresses depend on it${instead}`;
  }
  const markup = markupProblem(splitSource(before).body, splitSource(after).body);
  if (markup) return markup + instead;
  const block = changedBlock(before, after);
  if (!block) return '--replace and --with read the same.';
  const meaning = meaningProblem(block.before, block.after, vocabularyOf(before, after));
  if (meaning) return meaning + instead;
  return newProblems(siteDir, version, before, after)[0] ?? changedSentence(block.before, block.after);
}

/** Corrects an obvious error in a published text. The ledger keeps the words, the reason and both hashes. */
export function prepareCorrection(request: CorrectionRequest): CorrectionOutcome {
  const {siteDir, version, policy, replace, by, reason, approvedBy, today} = request;
  const broken = sealProblems(siteDir);
  if (broken.length > 0) return {problems: broken};
  const ledger = readLedger(siteDir);
  const records = recordsOf(ledger);
  const record = records.find((candidate) => candidate.version === version);
  if (!record) {
    const names = records.map((candidate) => candidate.version).join(', ');
    return {problems: [`there is no version "${version}". The versions are: ${names}.`]};
  }
  const slugs = Object.keys(record.policies);
  if (!slugs.includes(policy))
    return {problems: [`there is no policy "${policy}". The policies are: ${slugs.join(', ')}.`]};
  const fields = fieldProblems(request);
  if (fields.length > 0) return {problems: fields};
  const file = archivedFile(version, policy);
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const {head, body} = splitSource(source);
  const misplaced = placeProblem(body, request);
  const text = head + body.replace(replace, () => by);
  const sentence = misplaced ?? judge(request, source, text);
  if (typeof sentence === 'string') return {problems: [`${file}: ${sentence}`]};
  const correction = {
    kind: 'corrected' as const,
    version,
    on: today,
    file,
    replaced: replace,
    by,
    sentence,
    reason,
    approvedBy,
    before: sha256(source),
    after: sha256(text),
  };
  return {problems: [], correction, changes: {[file]: text, [ledgerFile]: printJson(withEntry(ledger, correction))}};
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../catalogue/policies/dates';
import {printJson, readLedger, recordsOf, sha256, withEntry, type Correction} from './ledger';
import {archivedFile, ledgerFile} from './paths';
import {sealProblems} from './seal';
import {splitSource} from '../../catalogue/policies/compare/text';
import type {Changes} from './writing';

/** Replacing more words than this needs a new version. */
const mostWords = 12;

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
  if (words <= mostWords) return [];
  return [
    `this replaces ${words} words. A correction fixes an obvious error of at most ${mostWords} words; for more, publish a new version.`,
  ];
}

function placeProblems(file: string, source: string, {replace, by}: CorrectionRequest): string[] {
  const {body} = splitSource(source);
  const times = body.split(replace).length - 1;
  if (times === 0) return [`${file}: "${replace}" is not in the text. Copy the words from the file, quotes and all.`];
  if (times > 1) return [`${file}: "${replace}" appears ${times} times. Include more of the words around it.`];
  const line = body.split('\n').find((text) => text.includes(replace));
  const corrected = body.replace(replace, () => by);
  const headings = (text: string) =>
    text
      .split('\n')
      .filter((part) => part.startsWith('## '))
      .join('\n');
  if (line === undefined || headings(corrected) !== headings(body)) {
    return [`${file}: a correction cannot change a heading or join lines, because addresses depend on them.`];
  }
  return /[<>{}\n]/.test(by + replace) ? [`${file}: a correction can replace only words, not tags.`] : [];
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
  const problems = placeProblems(file, source, request);
  if (problems.length > 0) return {problems};
  const {head, body} = splitSource(source);
  const text = head + body.replace(replace, () => by);
  const line = body.split('\n').find((one) => one.includes(replace)) ?? '';
  const correction = {
    kind: 'corrected' as const,
    version,
    on: today,
    file,
    replaced: replace,
    by,
    sentence: {before: line, after: line.replace(replace, () => by)},
    reason,
    approvedBy,
    before: sha256(source),
    after: sha256(text),
  };
  return {problems, correction, changes: {[file]: text, [ledgerFile]: printJson(withEntry(ledger, correction))}};
}

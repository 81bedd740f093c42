import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../../content/dates';
import {company} from '../../../company';
import {approverProblems} from '../build/approval';
import {printJson, readLedger, recordsOf, withEntry, type Ledger} from '../build/ledger';
import {hashOfName, isSameName, namesIn, ownerOf} from '../build/owner';
import {archiveFolder, draftFolder, ledgerFile, sidebarFolder, versionsFile} from '../build/paths';
import {recordedIn} from '../build/past';
import {filesBelow, sealProblems} from '../build/seal';
import type {Changes} from './writing';

export type ResetRequest = {siteDir: string; today: Day; name?: string};
export type RenameRequest = ResetRequest & {reason: string; approvedBy: string};
export type Reset = {problems: string[]; changes: Changes; owner: string; versions: Day[]; drafts: string[]};

const evidenceFile = 'src/claims/evidence.ts';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const review = new RegExp(String.raw`reviewed: \{on: ${text}, value: ${text}\}`, 'g');
const nextReview = new RegExp(`reviewBy: ${text}`, 'g');

/** The evidence of all claims without its reviews: another company has looked at none of the proofs. */
export const withoutReviews = (source: string): string =>
  source.replace(review, "reviewed: {on: '', value: ''}").replace(nextReview, "reviewBy: ''");

/** A draft without what belonged to the last version: who approved it, for which day, and what it changed. */
export const unapproved = (source: string): string =>
  source.replace(/^---\n[^]*?\n---\n/, (head) => head.replace(/^(approved_by|approved_for|summary): .*\n/gm, ''));

function wrongOwner(ledger: Ledger, name: string): string[] {
  const owner = ownerOf(ledger);
  if (owner === undefined)
    return [
      `${ledgerFile}: it does not say whose archive it is, so nobody can tell whether it may be put away. ` +
        'Record it with: npm run policy:reset -- --renamed "<reason>" --approved-by "<role>"',
    ];
  if (!isSameName(owner, name)) return [];
  return [
    `these are the policies of ${owner}, which src/company names too. What a company has published stays: ` +
      'withdraw a version with npm run policy:withdraw, or replace it with npm run policy:publish. ' +
      'If the site is for another company now, name it in src/company first.',
  ];
}

/** A company whose archive was put away here cannot come back with another one. */
const returning = (before: readonly string[], name: string): string[] =>
  before.some((one) => isSameName(one, name))
    ? [`${name} had an archive in this repository before, and that one goes on. Restore it, or choose another name.`]
    : [];

const emptied = (siteDir: string): Changes =>
  Object.fromEntries(
    [...filesBelow(siteDir, archiveFolder), ...filesBelow(siteDir, sidebarFolder)].map((file) => [file, null]),
  );

function changed(siteDir: string, files: readonly string[], change: (source: string) => string): Changes {
  const read = files.filter((file) => existsSync(path.join(siteDir, file)));
  return Object.fromEntries(read.map((file) => [file, change(readFileSync(path.join(siteDir, file), 'utf8'))]));
}

/** Works out what begins the archive of another company, without writing it. */
export function prepareReset({siteDir, today, name = company.name}: ResetRequest): Reset {
  const broken = sealProblems(siteDir);
  if (broken.length > 0) return {problems: broken, changes: {}, owner: '', versions: [], drafts: []};
  const ledger = readLedger(siteDir);
  const owner = ownerOf(ledger) ?? '';
  const wrong = wrongOwner(ledger, name);
  const before = [...(recordedIn(siteDir)?.before ?? []), ...namesIn(ledger.entries)];
  const begun = {
    kind: 'begun',
    company: name,
    on: today,
    instead: {company: hashOfName(owner), head: ledger.head ?? ''},
  } as const;
  const drafts = filesBelow(siteDir, draftFolder).filter((file) => file.endsWith('.mdx'));
  return {
    problems: wrong.length > 0 ? wrong : returning(before, name),
    owner,
    versions: recordsOf(ledger).map(({version}) => version),
    drafts,
    changes: {
      ...emptied(siteDir),
      [ledgerFile]: printJson(withEntry(undefined, begun)),
      [versionsFile]: printJson([]),
      ...changed(siteDir, drafts, unapproved),
      ...changed(siteDir, [evidenceFile], withoutReviews),
    },
  };
}

/** The same company by another name: the archive goes on, and its ledger says so. */
export function prepareRename({siteDir, today, name = company.name, reason, approvedBy}: RenameRequest) {
  const broken = sealProblems(siteDir);
  if (broken.length > 0) return {problems: broken, changes: {}};
  const ledger = readLedger(siteDir);
  const problems = [
    ...(ownerOf(ledger) === name ? [`the archive is that of ${name} already. There is nothing to record.`] : []),
    ...(reason.trim()
      ? []
      : ['--renamed needs the reason in quotes: --renamed "Acme is called Acme Labs from today."']),
    ...approverProblems(approvedBy, '--approved-by'),
    ...returning(recordedIn(siteDir)?.before ?? [], name),
  ];
  const named = {
    kind: 'named',
    company: name,
    on: today,
    reason: reason.trim(),
    approvedBy: approvedBy.trim(),
  } as const;
  return {problems, changes: {[ledgerFile]: printJson(withEntry(ledger, named))} as Changes};
}

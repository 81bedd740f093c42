import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addDays, daysBetween, isDay, longDay, type Day} from '../../catalogue/policies/dates';
import {versionOn} from '../../catalogue/policies/timeline';
import {renumberProblems} from './checks';
import {readDrafts, type Draft} from './draft';
import {printJson, readLedger, sha256, type Ledger, type VersionRecord} from './ledger';
import {inOrder} from './order';
import {archivedFile, ledgerFile, sidebarFile, versionFolder, versionsFile} from './paths';
import {sealProblems} from './seal';
import {parsePolicy, splitSource} from './text';
import type {Changes} from './writing';

/** The policies promise this many days between publishing a change and its date. */
export const promisedNotice = 30;

export type PublishRequest = {
  siteDir: string;
  date: string;
  today: Day;
  withoutNotice?: string;
  renumber?: string;
};

/** A draft and the published text to compare it with. */
export type Comparison = {slug: string; title: string; from: Day; older: string; newer: string};
export type Publication = {record: VersionRecord; changes: Changes; comparisons: Comparison[]};
export type Outcome = {problems: string[]; publication?: Publication};

function dateProblems({date, today, withoutNotice}: PublishRequest, last: Day | undefined): string[] {
  if (!isDay(date))
    return [`"${date}" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.`];
  if (last && date <= last) {
    return [`${date} is not later than the last version, ${last}. Choose a later date.`];
  }
  if (date < today) return [`${date} is in the past. A version takes effect today, ${today}, or later.`];
  if (withoutNotice !== undefined && !withoutNotice.trim()) {
    return ['--without-notice needs a reason in quotes: --without-notice "A court ordered the change."'];
  }
  const notice = daysBetween(today, date);
  if (notice >= promisedNotice || withoutNotice !== undefined) return [];
  return [
    `${date} is ${notice} days away, and the policies promise ${promisedNotice} days of notice. ` +
      `Choose ${addDays(today, promisedNotice)} or later, or give a reason with --without-notice "<reason>".`,
  ];
}

const bodyOf = (source: string) => splitSource(source).body.trim();

function archivedTexts(siteDir: string, record: VersionRecord | undefined): Map<string, string> {
  const slugs = Object.keys(record?.policies ?? {});
  return new Map(
    slugs.map((slug) => [slug, readFileSync(path.join(siteDir, archivedFile(record?.version ?? '', slug)), 'utf8')]),
  );
}

/** Problems that only a comparison with the previous version shows. */
function changeProblems(
  drafts: readonly Draft[],
  before: ReadonlyMap<string, string>,
  request: PublishRequest,
): string[] {
  const problems: string[] = [];
  for (const slug of before.keys()) {
    if (!drafts.some((draft) => draft.slug === slug)) {
      problems.push(`pages/legal/${slug}.mdx: this policy is published, but its draft is missing. Restore the draft.`);
    }
  }
  if (drafts.every(({slug, text}) => before.has(slug) && bodyOf(text) === bodyOf(before.get(slug) ?? ''))) {
    return [...problems, 'No policy differs from the last version, so there is nothing to publish.'];
  }
  if (request.renumber !== undefined && !request.renumber.trim()) {
    problems.push('--renumber needs a reason in quotes: --renumber "A new section belongs before section 8."');
  }
  for (const {slug, file, text, summary} of drafts) {
    const old = before.get(slug);
    if (old === undefined || bodyOf(old) === bodyOf(text)) continue;
    if (old.includes(`\nsummary: ${summary}\n`)) {
      problems.push(
        `${file}: "summary" still describes the last version. Say in one or two sentences what changes now, and why.`,
      );
    }
    if (request.renumber?.trim()) continue;
    const renumbered = renumberProblems(parsePolicy(old).sections, parsePolicy(text).sections);
    problems.push(...renumbered.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}

function recordOf(
  request: PublishRequest,
  drafts: readonly Draft[],
  before: ReadonlyMap<string, string>,
  last?: Day,
): VersionRecord {
  const {date, today, withoutNotice, renumber} = request;
  const same = 'The text did not change.';
  const isSame = ({slug, text}: Draft) => bodyOf(before.get(slug) ?? '') === bodyOf(text);
  const inTime = daysBetween(today, date) >= promisedNotice;
  return {
    version: date,
    publishedOn: today,
    predecessor: last ?? null,
    withoutNotice: inTime ? null : (withoutNotice?.trim() ?? null),
    renumbered: renumber?.trim() ?? null,
    policies: Object.fromEntries(
      drafts.map((draft) => [draft.slug, {approvedBy: draft.approvedBy, reason: isSame(draft) ? same : draft.summary}]),
    ),
    files: {},
    corrections: [],
  };
}

function newFiles(record: VersionRecord, drafts: readonly Draft[], ledger: Ledger): Changes {
  const {version} = record;
  const texts = drafts.map(({slug, text}): [string, string] => [archivedFile(version, slug), text]);
  const sidebar = printJson({legal: inOrder(drafts.map(({slug}) => slug))});
  const archive: Changes = {...Object.fromEntries(texts), [sidebarFile(version)]: sidebar};
  const files = Object.fromEntries(Object.entries(archive).map(([file, content]) => [file, sha256(content)]));
  const versions = [{...record, files}, ...ledger.versions];
  return {
    ...archive,
    [versionsFile]: printJson(versions.map(({version: name}) => name)),
    [ledgerFile]: printJson({versions}),
  };
}

const titleOf = (text: string, slug: string) => parsePolicy(text).title || slug;

/** Compares the new texts with those in force, and with a later version that is already published. */
function comparisonsOf(siteDir: string, drafts: readonly Draft[], ledger: Ledger, today: Day): Comparison[] {
  const named = ledger.versions.map((record) => ({name: record.version, record}));
  const bases = new Set([versionOn(today, named)?.record, ledger.versions[0]]);
  return [...bases].flatMap((record) => {
    const texts = archivedTexts(siteDir, record);
    return drafts.flatMap(({slug, text}) => {
      const older = texts.get(slug);
      return record && older !== undefined
        ? [{slug, title: titleOf(text, slug), from: record.version, older, newer: text}]
        : [];
    });
  });
}

/** Checks everything and works out what publishing would write, without writing it. */
export async function preparePublication(request: PublishRequest): Promise<Outcome> {
  const {siteDir, date, today} = request;
  const broken = sealProblems(siteDir);
  if (broken.length > 0) return {problems: broken};
  const ledger = readLedger(siteDir);
  const last = ledger.versions[0];
  const {drafts, problems: draftProblems} = await readDrafts(siteDir);
  const before = archivedTexts(siteDir, last);
  const problems = [
    ...dateProblems(request, last?.version),
    ...draftProblems,
    ...changeProblems(drafts, before, request),
  ];
  const known = ledger.versions.some(({version}) => version === date);
  if (!known && isDay(date) && existsSync(path.join(siteDir, versionFolder(date)))) {
    problems.push(
      `${versionFolder(date)} already exists, but no version has that date. Remove the folder, then publish again.`,
    );
  }
  if (problems.length > 0) return {problems};
  const record = recordOf(request, drafts, before, last?.version);
  const changes = newFiles(record, drafts, ledger);
  return {
    problems,
    publication: {record, changes, comparisons: comparisonsOf(siteDir, drafts, ledger, today)},
  };
}

export const effectLine = ({version, publishedOn}: Pick<VersionRecord, 'version' | 'publishedOn'>): string =>
  version > publishedOn
    ? `It takes effect on ${longDay(version)}, with the first build on or after that day; until then the site shows it as upcoming.`
    : `It takes effect with the next build.`;

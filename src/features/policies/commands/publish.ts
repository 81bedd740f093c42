import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addDays, daysBetween, isDay, longDay, type Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {keptNumberProblems} from '../build/checks';
import {readDrafts, type Draft} from '../build/draft';
import {
  printJson,
  readLedger,
  recordsOf,
  sha256,
  withEntry,
  type Ledger,
  type Publication,
  type VersionRecord,
} from '../build/ledger';
import {inOrder} from '../build/order';
import {ownerProblems} from '../build/owner';
import {archivedFile, draftFile, ledgerFile, sidebarFile, versionFolder, versionsFile} from '../build/paths';
import {sealProblems} from '../build/seal';
import {summariesBefore, summaryProblems, type Summaries} from '../build/summaries';
import {parsePolicy, splitSource} from '../model/compare/text';
import type {Changes} from './writing';

/** The policies promise this many days between publishing a change and its date. */
export const promisedNotice = 30;

export type PublishRequest = {
  siteDir: string;
  date: string;
  today: Day;
  withoutNotice?: string;
  renumber?: string;
  /** Whether the version takes effect before one that is already announced. */
  beforeAnnounced?: boolean;
  retire?: Retirement;
};

/** A policy that ends on the day of the version. */
export type Retirement = {slug: string; reason: string; approvedBy: string};

/** A text and what it is compared with: the text before it, or nothing if it is new. */
export type Comparison = {slug: string; title: string; from: Day | null; to: Day; older: string; newer: string};
export type Prepared = {entry: NewPublication; changes: Changes; comparisons: Comparison[]};
export type Outcome = {problems: string[]; prepared?: Prepared};

type NewPublication = Omit<Publication, 'previous'>;

function placeProblem({date, today, beforeAnnounced}: PublishRequest, records: readonly VersionRecord[]): string[] {
  const later = records.filter(({version, withdrawn}) => version >= date && !withdrawn);
  const [last] = records.filter(({withdrawn}) => !withdrawn);
  if (!last || later.length === 0) return [];
  if (later.some(({version}) => version === date || version <= today)) {
    return [`${date} is not later than the last version, ${last.version}. Choose a later date.`];
  }
  if (beforeAnnounced) return [];
  return [
    `${date} is before the version of ${last.version}, which is already announced. Choose a later date, or add ` +
      '--before-announced: the announced version then replaces this one on its day, so see that it holds this change too.',
  ];
}

function dateProblems(request: PublishRequest, records: readonly VersionRecord[]): string[] {
  const {date, today, withoutNotice} = request;
  if (!isDay(date))
    return [`"${date}" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.`];
  const place = placeProblem(request, records);
  if (place.length > 0) return place;
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

const isSame = ({slug, text}: Draft, before: ReadonlyMap<string, string>) =>
  before.has(slug) && bodyOf(text) === bodyOf(before.get(slug) ?? '');

/** A name that stands for what has ended cannot stand for something new: its address says that it has ended. */
const endedProblems = (drafts: readonly Draft[], records: readonly VersionRecord[]): string[] =>
  drafts.flatMap(({slug, file}) => {
    const end = records.find(({retired, withdrawn}) => !withdrawn && Object.hasOwn(retired, slug));
    return end
      ? [
          `${file}: the ${slug} ended on ${end.version}, and its address says so. Give the new policy another file name.`,
        ]
      : [];
  });

function retireProblems({retire}: PublishRequest, before: ReadonlyMap<string, string>): string[] {
  if (!retire) return [];
  const {slug, reason, approvedBy} = retire;
  if (!before.has(slug)) {
    return [`--retire ${slug}: there is no such policy. The policies are: ${[...before.keys()].join(', ')}.`];
  }
  if (before.size === 1) return [`--retire ${slug}: it is the only policy. Publish another one first.`];
  if (!reason.trim())
    return ['--retire needs --reason with the words that readers see, such as "We set no cookies now."'];
  return approverProblems(approvedBy, '--approved-by');
}

/** Policies that are published and have no draft any longer. */
export function missingProblems(drafts: readonly Pick<Draft, 'slug'>[], published: readonly string[]): string[] {
  return published.flatMap((slug) =>
    drafts.some((draft) => draft.slug === slug)
      ? []
      : [
          `pages/legal/${slug}.mdx: this policy is published, but its draft is missing. Restore the draft, or end the ` +
            `policy: npm run policy -- retire <day> ${slug} --reason "<what readers see>" --approved-by "<role>".`,
        ],
  );
}

/** An approval is for one version: the field left over from the last one approves nothing. */
function approvalProblems({file, approvedBy, approvedFor}: Draft, date: string): string[] {
  if (!approvedBy || approvedFor === date) return [];
  const given = approvedFor ? `for the version of ${approvedFor}` : 'without saying for which version';
  return [
    `${file}: "approved_by" names the ${approvedBy} ${given}. Have this text approved, then enter who approved it and ` +
      `the day of this version: approved_for: ${date}`,
  ];
}

/** Problems that only a comparison with the previous version shows. */
function changeProblems(
  drafts: readonly Draft[],
  before: ReadonlyMap<string, string>,
  told: Summaries,
  request: PublishRequest,
): string[] {
  const problems = missingProblems(request.retire ? [...drafts, request.retire] : drafts, [...before.keys()]);
  if (!request.retire && drafts.every((draft) => isSame(draft, before))) {
    return [...problems, 'No policy differs from the last version, so there is nothing to publish.'];
  }
  if (request.renumber !== undefined && !request.renumber.trim()) {
    problems.push('--renumber needs a reason in quotes: --renumber "A new section belongs before section 8."');
  }
  for (const draft of drafts) {
    const {slug, file, text} = draft;
    if (isSame(draft, before)) continue;
    problems.push(...approvalProblems(draft, request.date));
    const old = before.get(slug);
    if (old === undefined) continue;
    problems.push(...summaryProblems(draft, told.get(slug) ?? []));
    if (request.renumber?.trim()) continue;
    const lost = keptNumberProblems(parsePolicy(old).sections, parsePolicy(text).sections);
    problems.push(...lost.map((problem) => `${file}: ${problem}`));
  }
  return problems;
}

function entryOf(
  request: PublishRequest,
  drafts: readonly Draft[],
  before: ReadonlyMap<string, string>,
  base: VersionRecord | undefined,
): NewPublication {
  const {date, today, withoutNotice, renumber, retire} = request;
  const unchanged = (slug: string) => ({
    approvedBy: base?.policies[slug]?.approvedBy ?? '',
    reason: 'The text did not change.',
  });
  const inTime = daysBetween(today, date) >= promisedNotice;
  return {
    kind: 'published',
    version: date,
    publishedOn: today,
    withoutNotice: inTime ? null : (withoutNotice?.trim() ?? null),
    renumbered: renumber?.trim() ?? null,
    policies: Object.fromEntries(
      drafts.map((draft) => [
        draft.slug,
        isSame(draft, before) ? unchanged(draft.slug) : {approvedBy: draft.approvedBy, reason: draft.summary},
      ]),
    ),
    retired: retire ? {[retire.slug]: {approvedBy: retire.approvedBy.trim(), reason: retire.reason.trim()}} : {},
    files: {},
  };
}

type Written = {entry: NewPublication; changes: Changes};

function newFiles(unsealed: NewPublication, drafts: readonly Draft[], ledger: Ledger | undefined): Written {
  const {version, retired} = unsealed;
  const texts = drafts.map(({slug, text}): [string, string] => [archivedFile(version, slug), text]);
  const sidebar = printJson({legal: inOrder(drafts.map(({slug}) => slug))});
  const archive: Record<string, string> = {...Object.fromEntries(texts), [sidebarFile(version)]: sidebar};
  const files = Object.fromEntries(Object.entries(archive).map(([file, content]) => [file, sha256(content)]));
  const entry = {...unsealed, files};
  const next = withEntry(ledger, entry);
  const changes: Changes = {
    ...archive,
    ...Object.fromEntries(Object.keys(retired).map((slug) => [draftFile(slug), null])),
    [versionsFile]: printJson(recordsOf(next).map(({version: name}) => name)),
    [ledgerFile]: printJson(next),
  };
  return {entry, changes};
}

const titleOf = (text: string, slug: string) => parsePolicy(text).title || slug;

/**
 * Compares the new texts with those in force, with the version that they replace, and with an announced one that
 * replaces them.
 */
function comparisonsOf(
  {siteDir, date, today}: PublishRequest,
  drafts: readonly Draft[],
  records: readonly VersionRecord[],
) {
  const standing = records.filter(({withdrawn}) => !withdrawn);
  const earlier = standing.filter(({version}) => version < date);
  const bases = new Set([earlier.find(({version}) => version <= today), earlier[0]]);
  const next = standing.filter(({version}) => version > date).at(-1);
  const compared = (slug: string, text: string) => {
    const title = titleOf(text, slug);
    const before = [...bases].flatMap((record): Comparison[] => {
      const older = archivedTexts(siteDir, record).get(slug);
      return record && older !== undefined ? [{slug, title, from: record.version, to: date, older, newer: text}] : [];
    });
    const whole: Comparison[] = before.length > 0 ? [] : [{slug, title, from: null, to: date, older: '', newer: text}];
    const newer = archivedTexts(siteDir, next).get(slug);
    const after: Comparison[] =
      next && newer !== undefined ? [{slug, title, from: date, to: next.version, older: text, newer}] : [];
    return [...before, ...whole, ...after];
  };
  return drafts.flatMap(({slug, text}) => compared(slug, text));
}

/** Checks everything and works out what publishing would write, without writing it. */
export async function preparePublication(request: PublishRequest): Promise<Outcome> {
  const {siteDir, date, retire} = request;
  const isFirst = !existsSync(path.join(siteDir, ledgerFile));
  const broken = isFirst ? [] : sealProblems(siteDir);
  if (broken.length > 0) return {problems: broken};
  const ledger = isFirst ? undefined : readLedger(siteDir);
  const others = ledger ? ownerProblems(ledger) : [];
  if (others.length > 0) return {problems: others};
  const records = ledger ? recordsOf(ledger) : [];
  const base = records.find(({version, withdrawn}) => !withdrawn && version < date);
  const {drafts, problems: draftProblems} = await readDrafts(siteDir, retire?.slug);
  const before = archivedTexts(siteDir, base);
  const problems = [
    ...dateProblems(request, records),
    ...draftProblems,
    ...retireProblems(request, before),
    ...endedProblems(drafts, records),
    ...changeProblems(drafts, before, await summariesBefore(siteDir, date, records), request),
  ];
  const known = records.find(({version}) => version === date);
  if (known?.withdrawn) {
    problems.push(`the version of ${date} was withdrawn and keeps its address. Choose another date.`);
  } else if (!known && isDay(date) && existsSync(path.join(siteDir, versionFolder(date)))) {
    problems.push(
      `${versionFolder(date)} already exists, but no version has that date. Remove the folder, then publish again.`,
    );
  }
  if (problems.length > 0) return {problems};
  const written = newFiles(entryOf(request, drafts, before, base), drafts, ledger);
  return {problems, prepared: {...written, comparisons: comparisonsOf(request, drafts, records)}};
}

export const effectLine = ({version, publishedOn}: Pick<VersionRecord, 'version' | 'publishedOn'>): string =>
  version > publishedOn
    ? `It takes effect on ${longDay(version)}; until then the site shows it as upcoming.`
    : 'It takes effect with the next build.';

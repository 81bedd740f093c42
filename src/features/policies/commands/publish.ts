import {daysBetween, longDay} from '../../../content/dates';
import {keptNumberProblems} from '../build/checks';
import {draftLinkProblems, placesOn, readDrafts, type Draft} from '../build/draft';
import {archivedFile, draftFile, draftFolder, recordFile} from '../build/paths';
import {
  archivedText,
  endOf,
  recordChanges,
  rowsOf,
  sha256,
  type PolicyRecord,
  type RecordedVersion,
  type Row,
} from '../build/record';
import {messages} from '../messages';
import {parsePolicy, splitSource} from '../model/compare/text';
import {standing} from '../model/timeline';
import {announceAgain, type Again} from './announceAgain';
import {days, noticeProblems, noticeWarning, reasonFor, type Notice} from './notice';
import {redlineOf, refuseIf, soundRecord, type Comparison, type Plan, type Request} from './plan';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish; without any, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
    renumber?: string | undefined;
    /** Whether the version takes effect before one that is already announced. */
    beforeAnnounced?: boolean | undefined;
    /** The day for which that one is announced again, with this change merged into it. */
    announceAgain?: string | undefined;
  };

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

/** A draft to publish, between the texts that stand before and after it by day. */
type Candidate = {
  draft: Draft;
  due?: Row | undefined;
  next?: Row | undefined;
  /** Whether the draft says something else than the text due on the day. */
  isChanged: boolean;
};

const saidIn = (text: string) => [parsePolicy(text).title, splitSource(text).body.trim()].join('\n');

function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: PolicyRecord): Candidate {
  const line = standing(rowsOf(record, draft.slug));
  const due = line.find(({name}) => name < date);
  const next = line.filter(({name}) => name > date).at(-1);
  // A draft under the name of a policy that ends says so below.
  const isNew = !due || endOf(record, draft.slug) !== undefined;
  return {draft, due, next, isChanged: isNew || saidIn(archivedText(siteDir, due)) !== saidIn(draft.text)};
}

/** What a version that is already there has against another one on that day. */
function placeProblems(request: PublishRequest, {draft: {slug: policy}, next}: Candidate, rows: Row[]): string[] {
  const {date, today, beforeAnnounced, announceAgain: again} = request;
  if (rows.some(({name, withdrawn}) => name === date && withdrawn)) return [messages.dateWithdrawn({date, policy})];
  const last = standing(rows).find(({name}) => name === date || (name > date && name <= today));
  if (last) return [messages.dateTaken({date, version: last.name, policy})];
  if (!next || beforeAnnounced || again !== undefined) return [];
  return [messages.beforeAnnounced({date, version: next.name, policy})];
}

function candidateProblems(request: PublishRequest, candidate: Candidate, record: PolicyRecord): string[] {
  const {siteDir, date, renumber} = request;
  const {draft, due, isChanged} = candidate;
  const {slug: policy, file, text, summary, approvedBy, approvedFor} = draft;
  const end = endOf(record, policy);
  if (end && end.on <= date) return [messages.policyEnds({file, policy, day: end.on})];
  if (!isChanged && due) return [messages.sameText({file, version: due.name})];
  const isRenumbered = !due || renumber?.trim();
  return [
    ...placeProblems(request, candidate, rowsOf(record, policy)),
    ...draft.problems,
    // An approval is for one version: the field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, approvedBy, approvedFor, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
    ...(isRenumbered ? [] : keptNumberProblems(archivedText(siteDir, due), text).map((one) => `${file}: ${one}`)),
  ];
}

/** The drafts to publish, or why they cannot be. */
async function chosenIn(request: PublishRequest, record: PolicyRecord): Promise<Candidate[]> {
  const {siteDir, date, policies = [], renumber} = request;
  const drafts = await readDrafts(siteDir);
  const known = drafts.map(({slug}) => slug);
  refuseIf(
    policies
      .filter((policy) => !known.includes(policy))
      .map((policy) => messages.noDraft({policy, known: known.join(', ')})),
  );
  const all = drafts.map((draft) => candidateOf(request, draft, record));
  const chosen = all.filter(({draft, isChanged}) => (policies.length > 0 ? policies.includes(draft.slug) : isChanged));
  const own = chosen.map(({draft}) => draft);
  const places = placesOn(siteDir, date, record, own);
  refuseIf([
    ...noticeProblems(request),
    ...(renumber !== undefined && !renumber.trim() ? [messages.renumberEmpty] : []),
    ...(chosen.length === 0 ? [messages.nothingChanged] : []),
    ...chosen.flatMap((candidate) => candidateProblems(request, candidate, record)),
    ...own.flatMap((draft) => draftLinkProblems(draft, places)),
  ]);
  return chosen;
}

function rowOf({date, today, renumber, ...request}: PublishRequest, {draft}: Candidate): RecordedVersion {
  const withoutNotice = reasonFor({date, today, ...request});
  const renumbered = renumber?.trim();
  return {
    policy: draft.slug,
    version: date,
    publishedOn: today,
    approvedBy: draft.approvedBy,
    reason: draft.summary,
    ...(withoutNotice && {withoutNotice}),
    ...(renumbered && {renumbered}),
    sha256: sha256(draft.text),
  };
}

/** Against the text in force and, if another one is due before the day, against that; a new policy is shown whole. */
function comparisonsOf({siteDir, date, today}: PublishRequest, {draft, due}: Candidate, record: PolicyRecord) {
  const {slug, text} = draft;
  const inForce = standing(rowsOf(record, slug)).find(({name}) => name < date && name <= today);
  const bases = [...new Set([inForce?.name, due?.name])].flatMap((name) => name ?? []);
  const older = (name: string) => archivedText(siteDir, {policy: slug, version: name});
  const both = {title: parsePolicy(text).title || slug, to: date, newer: text};
  if (bases.length === 0) return [{...both, from: null, older: ''}];
  return bases.map((name): Comparison => ({...both, from: name, older: older(name)}));
}

/** What an announced version would put back as it was. */
function undoneBy({siteDir, date}: PublishRequest, {draft: {slug, text}, next}: Candidate): string[] {
  if (!next) return [];
  const title = parsePolicy(text).title || slug;
  const redline = redlineOf({title, from: date, to: next.name, older: text, newer: archivedText(siteDir, next)});
  return [messages.undoes({title, day: longDay(next.name), redline})];
}

/** The announced versions that are announced again, if that was asked. */
function againIn(request: PublishRequest, chosen: readonly Candidate[], record: PolicyRecord): Again {
  const {announceAgain: date, date: after} = request;
  const start: Again = {record, texts: {}, comparisons: []};
  if (date === undefined) return start;
  const overtaken = chosen.flatMap(({draft, due, next}) => (due && next ? [{draft, due, next}] : []));
  refuseIf(overtaken.length === 0 ? [messages.nothingAnnounced] : []);
  return overtaken.reduce((done, urgent) => announceAgain({...request, date, after}, urgent, done), start);
}

function rowSummary({policy, version, publishedOn, withoutNotice, reason, approvedBy}: RecordedVersion): string {
  const notice = days(daysBetween(publishedOn, version));
  return messages.row({policy, reason, approvedBy, notice, late: withoutNotice ?? ''});
}

/** Publishes drafts. What stops a build stops it too, before anything is asked. */
export async function planPublication(
  request: PublishRequest,
  doctor: () => Promise<Finding[]> = () => Promise.resolve([]),
): Promise<Plan> {
  const {siteDir, date, today} = request;
  const record = soundRecord(siteDir);
  const chosen = await chosenIn(request, record);
  const rows = chosen.map((candidate) => rowOf(request, candidate));
  const again = againIn(request, chosen, {...record, versions: [...record.versions, ...rows]});
  const own = rows.map(({policy}) => draftFile(policy));
  // The record is sound; that it has no policy in force is what a first publication puts right.
  const found = (await doctor()).filter(
    ({file}) => file !== recordFile && (!file.startsWith(draftFolder) || own.includes(file)),
  );
  refuseIf(found.length > 0 ? [messages.siteProblems, ...found.map(({printed}) => printed)] : []);
  const compared = [...chosen.flatMap((one) => comparisonsOf(request, one, record)), ...again.comparisons];
  const changes = {
    ...Object.fromEntries(chosen.map(({draft: {slug, text}}) => [archivedFile(date, slug), text])),
    ...again.texts,
    ...recordChanges(again.record),
  };
  const names = rows.map(({policy}) => policy).join(', ');
  const files = Object.keys(changes).map((file) => `  ${file}`);
  const day = longDay(date);
  return {
    shown: [
      ...compared.map(redlineOf),
      ...(again.comparisons.length > 0 ? [] : chosen.flatMap((one) => undoneBy(request, one))),
      [messages.takesEffect({date, day}), ...rows.map(rowSummary)].join('\n'),
      ...noticeWarning(request),
    ],
    question: messages.askPublish,
    changes,
    done: messages.published({
      ...{date, names, files: files.join('\n')},
      effect: date > today ? messages.effectLater({day}) : messages.effectNow,
    }),
    subject: `Publish ${names} of ${date}`,
  };
}

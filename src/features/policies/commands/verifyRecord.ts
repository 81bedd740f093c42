import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {company} from '../../../company';
import {dayIn, daysBetween, longDay, type Day} from '../../../content/dates';
import {recordFile} from '../build/paths';
import {parseRecord, readRecord, recordProblems} from '../build/recordFile';
import {messages, sentenceOf} from '../messages';
import type {Entry} from '../model/record';
import {withdrawalOf} from '../model/timeline';
import {promisedNotice} from './notice';
import {refuseIf} from './plan';

/** A review may take this long between publishing and the commit that everybody has. */
const longestReview = 7;

/** The output of Git. Empty if it fails, as it does before the first commit. */
const git = (siteDir: string, ...args: string[]): string =>
  spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout;

/** The record as a commit has it. */
type State = {commit: string; day: Day; entries: Entry[]};

/** Every state of the list of entries that Git has, oldest first, and the one on disk. */
function statesOf(siteDir: string, today: Day): State[] {
  const commits = git(siteDir, 'log', '--format=%h %cI', '--', recordFile).split('\n').filter(Boolean).reverse();
  const states = commits.flatMap((line) => {
    const [commit = '', moment = ''] = line.split(' ');
    const entries = parseRecord(git(siteDir, 'show', `${commit}:./${recordFile}`));
    return entries ? [{commit, day: dayIn(company.timeZone.name, new Date(moment)), entries}] : [];
  });
  return [...states, {commit: '', day: today, entries: readRecord(siteDir)}];
}

const nameOf = ({entry, policy, version}: Entry): string => `${recordFile}: the ${entry} entry of ${policy} ${version}`;

/** An earlier state is part of the record, in its order, because entries are only ever added. */
function historyProblems(states: readonly State[]): string[] {
  const now = states.at(-1)?.entries ?? [];
  return states.flatMap(({commit, entries}) => {
    const kept = now.filter((one) => entries.some((entry) => isDeepStrictEqual(one, entry)));
    const lost = entries.find((entry, at) => !isDeepStrictEqual(entry, kept[at]));
    return lost ? [messages.entryChanged({what: nameOf(lost), commit})] : [];
  });
}

/** The promised notice that an entry claims. One that was withdrawn takes none. */
const claimsNotice = (entry: Entry, later: readonly Entry[]): boolean =>
  ((entry.entry === 'published' && !entry.source) || entry.entry === 'ended') &&
  !entry.withoutNotice &&
  !withdrawalOf(entry, later);

/** Entries whose day is not the one on which they came, so that somebody had less notice than the record says. */
function dayProblems(states: readonly State[]): string[] {
  const record = states.at(-1)?.entries ?? [];
  return record.flatMap((entry, at) => {
    const came = states.find(({entries}) => entries.some((one) => isDeepStrictEqual(one, entry)));
    // Nothing vouches for what the record had when its history began.
    if (!came || came === states[0]) return [];
    const late = daysBetween(entry.day, came.day);
    const isShort = daysBetween(came.day, entry.version) < promisedNotice && claimsNotice(entry, record.slice(at + 1));
    if (late === 0 || (late > 0 && late <= longestReview && !isShort)) return [];
    return [messages.otherDay({what: nameOf(entry), said: longDay(entry.day), really: longDay(came.day)})];
  });
}

/** Checks every text against the record, and the record against Git. */
export function verify(siteDir: string, today: Day): string {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  if (!existsSync(path.join(siteDir, '.git'))) return messages.unverified;
  const states = statesOf(siteDir, today);
  refuseIf(historyProblems(states).slice(-1));
  refuseIf(dayProblems(states));
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  return isShallow ? messages.unverified : messages.verified;
}

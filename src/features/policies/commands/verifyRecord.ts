import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {company} from '../../../company';
import {dayIn, daysBetween, longDay, type Day} from '../../../content/dates';
import {recordFile} from '../build/paths';
import {parseRecord, readRecord, recordProblems} from '../build/recordFile';
import {messages, sentenceOf} from '../messages';
import {readEntries, type Entry} from '../model/record';
import {correctionProblems} from './replaceWords';
import {promisedNotice} from './notice';
import {refuseIf} from './plan';

/** A review may take this long between publishing and the commit that everybody has. */
const longestReview = 7;

/** The output of Git. Empty if it fails, as it does before the first commit. */
const git = (siteDir: string, ...args: string[]): string =>
  spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout;

type Row = {policy: string; version: Day; publishedOn: Day; approvedBy: string; reason: string; sha256: string};

/** The record of a commit. Before November 28, 2026, it was a table with the newest version first. */
function entriesIn(source: string): Entry[] {
  const {versions = []} = JSON.parse(source) as {versions?: Row[]};
  return (
    parseRecord(source) ??
    versions.reverse().map(({publishedOn: day, approvedBy: approver, ...row}) => ({
      ...{entry: 'published' as const, ...row, day, approver},
    }))
  );
}

/** The record as a commit has it. */
type State = {commit: string; day: Day; entries: Entry[]};

/** Every state of the record that Git has, oldest first, and the one on disk. */
function statesOf(siteDir: string, today: Day): State[] {
  const commits = git(siteDir, 'log', '--format=%h %cI', '--', recordFile).split('\n').filter(Boolean).reverse();
  const states = commits.map((line) => {
    const [commit = '', moment = ''] = line.split(' ');
    const source = git(siteDir, 'show', `${commit}:./${recordFile}`);
    return {commit, day: dayIn(company.timeZone.name, new Date(moment)), entries: entriesIn(source)};
  });
  return [...states, {commit: '', day: today, entries: readRecord(siteDir)}];
}

const nameOf = ({entry, policy, version}: Entry): string => `the ${entry} entry of ${policy} ${version}`;

/** An earlier state is part of the record, in its order, because entries are only ever added. */
function historyProblems(states: readonly State[]): string[] {
  const now = states.at(-1)?.entries ?? [];
  return states.flatMap(({commit, entries}) => {
    let at = 0;
    const lost = entries.find((entry) => {
      const found = now.findIndex((one, index) => index >= at && isDeepStrictEqual(one, entry));
      at = found + 1;
      return found < 0;
    });
    return lost ? [messages.entryChanged({file: recordFile, what: nameOf(lost), commit})] : [];
  });
}

/** Entries whose day is not the one on which they came, so that somebody had less notice than the record says. */
function dayProblems(states: readonly State[]): string[] {
  const [first, ...later] = states;
  const {versions, ends} = readEntries(states.at(-1)?.entries ?? []);
  const isNoticed = (entry: Entry) =>
    [...versions, ...ends].some(
      (row) => row.version === entry.version && row.policy === entry.policy && !row.withdrawn && !row.withoutNotice,
    ) &&
    (entry.entry === 'ended' || (entry.entry === 'published' && !entry.source));
  // Nothing vouches for what the record had when its history began.
  const known = [...(first?.entries ?? [])];
  return later.flatMap(({day: came, entries}) =>
    entries.flatMap((entry) => {
      if (known.some((one) => isDeepStrictEqual(one, entry))) return [];
      known.push(entry);
      const late = daysBetween(entry.day, came);
      const isShort = isNoticed(entry) && daysBetween(came, entry.version) < promisedNotice;
      if (late >= 0 && late <= longestReview && !(late > 0 && isShort)) return [];
      const [said, really] = [longDay(entry.day), longDay(came)];
      return [messages.otherDay({file: recordFile, what: nameOf(entry), said, really})];
    }),
  );
}

/** Checks every text against the record, its corrections against the hashes, and the record against Git. */
export function verify(siteDir: string, today: Day): string {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(correctionProblems(siteDir, readRecord(siteDir)));
  if (!existsSync(path.join(siteDir, '.git'))) return messages.verifiedAlone({why: messages.noHistory});
  const states = statesOf(siteDir, today);
  refuseIf(historyProblems(states).slice(-1));
  refuseIf(dayProblems(states));
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  return isShallow ? messages.verifiedAlone({why: messages.shallow}) : messages.verified;
}

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
    let at = 0;
    const lost = entries.find((entry) => {
      const found = now.findIndex((one, index) => index >= at && isDeepStrictEqual(one, entry));
      at = found + 1;
      return found < 0;
    });
    return lost ? [messages.entryChanged({what: nameOf(lost), commit})] : [];
  });
}

/** Entries whose day is not the one on which they came, so that somebody had less notice than the record says. */
function dayProblems(states: readonly State[]): string[] {
  const {versions, ends} = readEntries(states.at(-1)?.entries ?? []);
  const noticed = [...versions.filter(({source}) => !source), ...ends].filter(
    ({withdrawn, withoutNotice}) => !withdrawn && !withoutNotice,
  );
  // Nothing vouches for what the record had when its history began.
  const known = [...(states[0]?.entries ?? [])];
  return states.slice(1).flatMap(({day: came, entries}) =>
    entries.flatMap((entry) => {
      if (known.some((one) => isDeepStrictEqual(one, entry))) return [];
      known.push(entry);
      const {version, policy} = entry;
      const late = daysBetween(entry.day, came);
      const isNoticed = noticed.some(
        (one) => one.entry === entry.entry && one.version === version && one.policy === policy,
      );
      const isShort = late > 0 && isNoticed && daysBetween(came, version) < promisedNotice;
      if (late >= 0 && late <= longestReview && !isShort) return [];
      const [said, really] = [longDay(entry.day), longDay(came)];
      return [messages.otherDay({what: nameOf(entry), said, really})];
    }),
  );
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

import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {recordFile} from '../build/paths';
import {parseRecord, readRecord, recordProblems} from '../build/record';
import {messages, sentenceOf} from '../messages';
import type {Announcement, PolicyRecord, RecordedVersion} from '../model/record';
import {correctionProblems} from './correction';
import {refuseIf} from './plan';

/** The output of Git. Empty if it fails, as it does before the first commit. */
const git = (siteDir: string, ...args: string[]): string =>
  spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout;

type Row = Announcement & Partial<RecordedVersion>;

const rowsIn = ({versions, ends}: PolicyRecord): Row[] => [...versions, ...ends];

/** A row as it was before later commits added corrections or a withdrawal. */
function asOf(then: Row, {corrections, withdrawn, ...now}: Row): Row {
  const earlier = corrections?.slice(0, then.corrections?.length ?? 0) ?? [];
  const next = corrections?.[earlier.length];
  return {
    ...now,
    ...(earlier.length > 0 && {corrections: earlier}),
    ...(then.withdrawn && {withdrawn}),
    ...(next && {sha256: next.before}),
  };
}

/** Every state of the record that Git has, newest first. */
const statesOf = (siteDir: string) =>
  git(siteDir, 'log', '--format=%h', '--', recordFile)
    .split('\n')
    .filter(Boolean)
    .map((commit) => ({commit, source: git(siteDir, 'show', `${commit}:./${recordFile}`)}));

/** The newest entry in these states of the record that today's record no longer has. */
function historyProblem(siteDir: string, states: readonly {commit: string; source: string}[]): string[] {
  const now = rowsIn(readRecord(siteDir));
  for (const {commit, source} of states) {
    const then = parseRecord(source);
    const rows = then ? rowsIn(then) : [];
    const changed = rows.find((row) => !now.some((one) => isDeepStrictEqual(row, asOf(row, one))));
    if (!changed) continue;
    const {version, policy, sha256: hash} = changed;
    const what = hash ? `the version ${version} of ${policy}` : `the end of ${policy}`;
    return [messages.rowChanged({file: recordFile, what, commit})];
  }
  return [];
}

/** Checks every text against the record, its corrections against the hashes, and the record against Git. */
export function verify(siteDir: string): string {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(correctionProblems(siteDir));
  if (!existsSync(path.join(siteDir, '.git'))) return messages.verifiedAlone({why: messages.noHistory});
  refuseIf(historyProblem(siteDir, statesOf(siteDir)));
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  return isShallow ? messages.verifiedAlone({why: messages.shallow}) : messages.verified;
}

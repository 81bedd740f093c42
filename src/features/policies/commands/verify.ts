import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {company} from '../../../company';
import type {Day} from '../../../content/dates';
import {recordFile} from '../build/paths';
import {parseRecord, readRecord, recordProblems, sha256} from '../build/record';
import {recordAddress} from '../model/addresses';
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

/** Writes a line that proves today's record to others, or checks such a line if the file exists. */
export function seal(siteDir: string, file: string, today: Day): string {
  verify(siteDir);
  const source = readFileSync(path.join(siteDir, recordFile), 'utf8');
  const at = path.resolve(siteDir, file);
  if (!existsSync(at)) {
    writeFileSync(at, `${today} ${company.url}${recordAddress} SHA-256 ${sha256(source)}\n`);
    return messages.sealed({file});
  }
  const [, day = '', hash] = /^(\S+) \S+ SHA-256 ([0-9a-f]{64})$/m.exec(readFileSync(at, 'utf8')) ?? [];
  const sealed = [{commit: '', source}, ...statesOf(siteDir)].find((state) => sha256(state.source) === hash);
  refuseIf(sealed ? historyProblem(siteDir, [sealed]) : [messages.notSealed({file})]);
  return messages.sealHolds({file, day});
}

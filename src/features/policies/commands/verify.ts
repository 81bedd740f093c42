import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {messages} from '../messages';
import {recordFile} from '../build/paths';
import {sentenceOf} from '../build/problems';
import {parseRecord, readRecord, recordProblems} from '../build/record';
import type {PolicyRecord, RecordedEnd, RecordedVersion} from '../model/record';
import {refuseIf} from './plan';

/** What Git prints; nothing where it fails, as it does before the first commit. */
const git = (siteDir: string, ...args: string[]): string =>
  spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024}).stdout.trim();

/** A row as it was before the corrections and the withdrawal that a later commit has added. */
function asOf<R extends RecordedEnd & Partial<RecordedVersion>>(then: R, {corrections, withdrawn, ...now}: R) {
  const kept = corrections?.slice(0, then.corrections?.length ?? 0) ?? [];
  const next = corrections?.[kept.length];
  return {
    ...now,
    ...(kept.length > 0 && {corrections: kept}),
    ...(then.withdrawn && {withdrawn}),
    ...(next && {sha256: next.before}),
  };
}

/** What a commit has recorded and the record of today no longer says. */
function rowProblems(commit: string, then: PolicyRecord, now: PolicyRecord): string[] {
  const versions = then.versions.filter((row) => !now.versions.some((one) => isDeepStrictEqual(row, asOf(row, one))));
  const ends = then.ends.filter((row) => !now.ends.some((one) => isDeepStrictEqual(row, asOf(row, one))));
  return [
    ...versions.map(({version, policy}) => `the version ${version} of ${policy}`),
    ...ends.map(({policy}) => `the end of ${policy}`),
  ].map((what) => messages.rowChanged({file: recordFile, what, commit}));
}

/** What the repository's history has recorded and the record of today no longer says. */
function historyProblems(siteDir: string): string[] {
  const now = readRecord(siteDir);
  const commits = git(siteDir, 'log', '--format=%h', '--', recordFile).split('\n').filter(Boolean);
  const problems = commits.flatMap((commit) => {
    const then = parseRecord(git(siteDir, 'show', `${commit}:./${recordFile}`));
    return typeof then === 'string' ? [] : rowProblems(commit, then, now);
  });
  // The newest commit that differs says enough.
  return problems.slice(0, 1);
}

/** Whether every text is the one that was recorded, and the record says what the history of the repository says. */
export function verify(siteDir: string): string {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  if (!existsSync(path.join(siteDir, '.git'))) return messages.verifiedAlone({why: messages.noHistory});
  refuseIf(historyProblems(siteDir));
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository') === 'true';
  return isShallow ? messages.verifiedAlone({why: messages.shallow}) : messages.verified;
}

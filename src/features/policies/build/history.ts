import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {messages} from '../messages';
import {archivedFile, recordFile} from './paths';
import {parseRecord, readRecord, sha256, type PolicyRecord, type RecordedVersion} from './record';

function git(siteDir: string, ...args: string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, {cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024});
  } catch {
    return undefined;
  }
}

type Past = {commit: string; content: Buffer};

/** A file as each commit left it, the newest first. */
function pastOf(siteDir: string, file: string): Past[] {
  const commits = git(siteDir, 'log', '--format=%h', '--', file)?.toString().split('\n').filter(Boolean) ?? [];
  return commits.flatMap((commit) => {
    const content = git(siteDir, 'show', `${commit}:./${file}`);
    return content ? [{commit, content}] : [];
  });
}

/** Why the record could not be compared with the history, if it could not. */
export function noHistory(siteDir: string): string | undefined {
  if (!existsSync(path.join(siteDir, '.git'))) return messages.noHistory;
  const isShallow = git(siteDir, 'rev-parse', '--is-shallow-repository')?.toString().trim() === 'true';
  return isShallow ? messages.shallow : undefined;
}

/** A row without the corrections and the withdrawal that came after it was as it was then. */
function asOf(then: RecordedVersion, now: RecordedVersion): RecordedVersion {
  const {corrections, withdrawn, ...rest} = now;
  const kept = corrections?.slice(0, then.corrections?.length ?? 0);
  return {
    ...rest,
    ...(kept?.length && {corrections: kept}),
    ...(then.withdrawn && {withdrawn}),
    sha256: corrections?.[kept?.length ?? 0]?.before ?? now.sha256,
  };
}

function rowProblems(commit: string, then: PolicyRecord, now: PolicyRecord): string[] {
  const file = recordFile;
  const versions = then.versions.flatMap((row) => {
    const same = now.versions.find(({policy, version}) => policy === row.policy && version === row.version);
    const what = `the version ${row.version} of ${row.policy}`;
    if (!same) return [messages.rowGone({file, what, commit})];
    return isDeepStrictEqual(row, asOf(row, same)) ? [] : [messages.rowChanged({file, what, commit})];
  });
  const ends = then.ends.flatMap((row) => {
    const isKept = now.ends.some(({withdrawn, ...end}) =>
      isDeepStrictEqual(row, {...end, ...(row.withdrawn && {withdrawn})}),
    );
    return isKept ? [] : [messages.rowGone({file, what: `the end of ${row.policy}`, commit})];
  });
  return [...versions, ...ends];
}

/** A text that some commit held with other bytes than the record knows of. */
function textProblems(siteDir: string, {policy, version, sha256: now, corrections = []}: RecordedVersion): string[] {
  const file = archivedFile(version, policy);
  const known = [now, ...corrections.map(({before}) => before)];
  const other = pastOf(siteDir, file).find(({content}) => !known.includes(sha256(content)));
  return other ? [messages.textChanged({file, commit: other.commit})] : [];
}

/** What the repository's history has recorded and the record of today no longer says. */
export function historyProblems(siteDir: string): string[] {
  if (!existsSync(path.join(siteDir, '.git'))) return [];
  const now = readRecord(siteDir);
  const records = pastOf(siteDir, recordFile).flatMap(({commit, content}) => {
    const then = parseRecord(content.toString());
    return typeof then === 'string' ? [] : rowProblems(commit, then, now);
  });
  // The newest commit that differs says enough.
  return [...records.slice(0, 1), ...now.versions.flatMap((row) => textProblems(siteDir, row))];
}

import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {archivedFile, recordFile} from './paths';
import {parseRecord, readRecord, sha256, type PolicyRecord, type RecordedEnd, type RecordedVersion} from './record';

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
  if (!existsSync(path.join(siteDir, '.git'))) return 'This folder has no Git history to compare the record with.';
  return git(siteDir, 'rev-parse', '--is-shallow-repository')?.toString().trim() === 'true'
    ? 'This is a shallow clone, so the record could not be compared with the whole history. Fetch it with: git fetch --unshallow'
    : undefined;
}

/** Every hash that a text may have had since it was published. */
const hashesOf = ({sha256: now, corrections = []}: RecordedVersion) => [now, ...corrections.map(({before}) => before)];

/** What of a row never changes. A correction or a withdrawal may be added, and none is taken away or reworded. */
function isKept(then: RecordedVersion, now: RecordedVersion): boolean {
  const fixed = (row: RecordedVersion) =>
    JSON.stringify({...row, sha256: undefined, corrections: undefined, withdrawn: undefined});
  const corrections = (now.corrections ?? []).slice(0, then.corrections?.length ?? 0);
  return (
    fixed(then) === fixed(now) &&
    hashesOf(now).includes(then.sha256) &&
    JSON.stringify(corrections) === JSON.stringify(then.corrections ?? []) &&
    (!then.withdrawn || JSON.stringify(then.withdrawn) === JSON.stringify(now.withdrawn))
  );
}

const isKeptEnd = ({withdrawn, ...then}: RecordedEnd, {withdrawn: later, ...now}: RecordedEnd): boolean =>
  JSON.stringify(then) === JSON.stringify(now) && (!withdrawn || JSON.stringify(withdrawn) === JSON.stringify(later));

function rowProblems(commit: string, then: PolicyRecord, now: PolicyRecord): string[] {
  const versions = then.versions.flatMap((row) => {
    const same = now.versions.find(({policy, version}) => policy === row.policy && version === row.version);
    const what = `the version ${row.version} of ${row.policy}`;
    if (!same) return [`${recordFile}: ${what} is gone, and commit ${commit} has it.`];
    return isKept(row, same) ? [] : [`${recordFile}: ${what} is recorded in other words than in commit ${commit}.`];
  });
  const ends = then.ends
    .filter((row) => !now.ends.some((same) => isKeptEnd(row, same)))
    .map(({policy}) => `${recordFile}: the end of ${policy} is gone or reworded since commit ${commit}.`);
  return [...versions, ...ends];
}

/** A text that some commit held with other bytes than the record knows of. */
function textProblems(siteDir: string, row: RecordedVersion): string[] {
  const file = archivedFile(row.version, row.policy);
  const other = pastOf(siteDir, file).find(({content}) => !hashesOf(row).includes(sha256(content)));
  return other ? [`${file}: commit ${other.commit} has another text than the record of this version knows.`] : [];
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

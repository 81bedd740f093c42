import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  brokenLink,
  hashOf,
  parseLedger,
  readLedgerText,
  recordsOf,
  sha256,
  type Entry,
  type Ledger,
  type VersionRecord,
} from './ledger';
import {isBegunInstead, recordedIn, returningIn, type Recorded} from './past';
import {archiveFolder, ledgerFile, sidebarFolder, versionsFile} from './paths';
import {restoreFile, restoreFrom} from './repository';

/** Every file below a folder, by its path in the repository. */
export function filesBelow(siteDir: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(absolute, name)).isFile())
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

function fileProblem(siteDir: string, file: string, seal: string): string[] {
  const absolute = path.join(siteDir, file);
  const isThere = existsSync(absolute);
  const now = isThere ? sha256(readFileSync(absolute)) : undefined;
  if (now === seal) return [];
  const restore = restoreFile(siteDir, file, seal);
  if (!isThere) return [`${file}: this published file is missing. ${restore}`];
  return [
    `${file}: this published text was edited, and published text never changes. ${restore} ` +
      '(to correct an obvious error, use: npm run policy -- correct)',
  ];
}

function nameOf(one: Entry | undefined): string {
  switch (one?.kind) {
    case undefined:
      return 'its end';
    case 'published':
      return `the version of ${one.version}`;
    case 'corrected':
      return `the correction to the version of ${one.version}`;
    case 'withdrawn':
      return `the withdrawal of the version of ${one.version}`;
    case 'begun':
      return `the beginning of the archive of ${one.company}`;
    case 'named':
      return `the name ${one.company}`;
  }
}

/** The chain of the entries shows that one was changed, and between which two others one is missing or was moved. */
function chainProblems(ledger: Ledger, recorded: Recorded | undefined): string[] {
  const at = brokenLink(ledger);
  if (at === undefined) return [];
  const {entries} = ledger;
  const before = entries[at - 1];
  const place = before ? `${nameOf(before)} and ${nameOf(entries[at])}` : nameOf(entries[at]);
  return [
    `${ledgerFile}: the chain is broken at ${place}. An entry there was changed, removed or moved, and entries never ` +
      `change. ${restoreFrom(recorded?.commit ?? 'HEAD')}`,
  ];
}

/** Git refuses to restore a folder that was empty. */
const restoreRecorded = ({commit, entries}: Recorded): string =>
  entries.some(({kind}) => kind === 'published')
    ? restoreFrom(commit)
    : restoreFrom(commit, `${versionsFile} ${archiveFolder}`);

/** What was recorded once stays as it was: a forger who writes the whole chain anew meets the repository's history. */
function historyProblems({entries}: Ledger, recorded: Recorded | undefined): string[] {
  if (!recorded || isBegunInstead(entries, recorded)) return [];
  const back = returningIn(entries, recorded);
  if (back !== undefined) {
    return [
      `${ledgerFile}: ${back} had an archive before the one of commit ${recorded.commit}, and a company goes on with its ` +
        `own or stays away. ${restoreRecorded(recorded)}`,
    ];
  }
  const hashes = entries.map(hashOf);
  const at = recorded.hashes.findIndex((hash, place) => hash !== hashes[place]);
  if (at < 0) return [];
  return [
    `${ledgerFile}: it differs from the one of commit ${recorded.commit}, which recorded ${nameOf(recorded.entries[at])} ` +
      `in other words. What is recorded never changes. ${restoreRecorded(recorded)}`,
  ];
}

function orderProblems(siteDir: string, records: readonly VersionRecord[]): string[] {
  const file = path.join(siteDir, versionsFile);
  const listed = existsSync(file) ? readFileSync(file, 'utf8').replace(/\s/g, '') : '';
  return listed === JSON.stringify(records.map(({version}) => version))
    ? []
    : [`${versionsFile}: it does not list the versions in the ledger. ${restoreFrom('HEAD')}`];
}

/** Every difference between the archive and its ledger, one sentence per file; empty when the archive is intact. */
export function sealProblems(siteDir: string): string[] {
  const ledger = existsSync(path.join(siteDir, ledgerFile)) ? parseLedger(readLedgerText(siteDir)) : 'it is missing';
  const recorded = recordedIn(siteDir);
  if (typeof ledger === 'string')
    return [`${ledgerFile}: ${ledger}. ${recorded ? restoreRecorded(recorded) : restoreFrom('HEAD')}`];
  const chain = chainProblems(ledger, recorded);
  const records = recordsOf(ledger);
  const sealed = Object.assign({}, ...records.map(({files}) => files)) as Record<string, string>;
  const present = [...filesBelow(siteDir, archiveFolder), ...filesBelow(siteDir, sidebarFolder)];
  const extra = present.filter((file) => file !== ledgerFile && !Object.hasOwn(sealed, file)).sort();
  return [
    ...(chain.length > 0 ? chain : historyProblems(ledger, recorded)),
    ...Object.entries(sealed).flatMap(([file, seal]) => fileProblem(siteDir, file, seal)),
    ...extra.map(
      (file) => `${file}: this file is not in the ledger. Only npm run policy -- publish adds versions; remove it.`,
    ),
    ...orderProblems(siteDir, records),
  ];
}

/** Stops a build if the archive is not as it was published. */
export function verifySeal(siteDir: string): void {
  const problems = sealProblems(siteDir);
  if (problems.length > 0) throw new Error(`\n\n${problems.join('\n')}\n`);
}

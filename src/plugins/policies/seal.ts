import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {printJson, readLedger, sha256, type Ledger, type VersionRecord} from './ledger';
import {archiveFolder, ledgerFile, sidebarFolder, versionsFile} from './paths';

const restore = (file: string) => `Restore it with: git checkout -- ${file}`;

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
  if (!existsSync(absolute)) return [`${file}: this published file is missing. ${restore(file)}`];
  if (sha256(readFileSync(absolute)) === seal) return [];
  return [
    `${file}: this published text was edited, and published text never changes. ${restore(file)} ` +
      '(to correct an obvious error, use: npm run policy:publish -- --correct)',
  ];
}

/** Each correction must start from the hash that the previous one left. */
function correctionProblems({corrections, files}: VersionRecord): string[] {
  const last = new Map<string, string>();
  const problems = corrections.flatMap(({file, before, after}) => {
    const expected = last.get(file) ?? before;
    last.set(file, after);
    return before === expected
      ? []
      : [`${ledgerFile}: the corrections of ${file} do not follow from one another. ${restore(ledgerFile)}`];
  });
  const ends = [...last].filter(([file, after]) => files[file] !== after);
  return [
    ...problems,
    ...ends.map(
      ([file]) => `${ledgerFile}: the hash of ${file} does not match its last correction. ${restore(ledgerFile)}`,
    ),
  ];
}

function orderProblems(siteDir: string, {versions}: Ledger): string[] {
  const names = versions.map((record) => record.version);
  const file = path.join(siteDir, versionsFile);
  const listed: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const problems =
    printJson(listed) === printJson(names)
      ? []
      : [`${versionsFile}: it does not list the versions in the ledger. ${restore(versionsFile)}`];
  const broken = versions.some(
    (record, at) => record.predecessor !== (names[at + 1] ?? null) || record.version <= (names[at + 1] ?? ''),
  );
  return broken
    ? [...problems, `${ledgerFile}: the versions do not follow one another. ${restore(ledgerFile)}`]
    : problems;
}

/** Every difference between the archive and its ledger, one sentence per file; empty when the archive is intact. */
export function sealProblems(siteDir: string): string[] {
  let ledger: Ledger;
  try {
    ledger = readLedger(siteDir);
  } catch (error) {
    const known = error instanceof Error && error.message.startsWith(ledgerFile);
    return [known ? error.message : `${ledgerFile}: it cannot be read. ${restore(ledgerFile)}`];
  }
  const sealed = Object.assign({}, ...ledger.versions.map((record) => record.files)) as Record<string, string>;
  const present = [...filesBelow(siteDir, archiveFolder), ...filesBelow(siteDir, sidebarFolder)];
  const extra = present.filter((file) => file !== ledgerFile && !Object.hasOwn(sealed, file)).sort();
  return [
    ...Object.entries(sealed).flatMap(([file, seal]) => fileProblem(siteDir, file, seal)),
    ...extra.map(
      (file) => `${file}: this file is not in the ledger. Only npm run policy:publish adds versions; remove it.`,
    ),
    ...ledger.versions.flatMap(correctionProblems),
    ...orderProblems(siteDir, ledger),
  ];
}

/** Stops a build if the archive is not as it was published. */
export function verifySeal(siteDir: string): void {
  const problems = sealProblems(siteDir);
  if (problems.length > 0) throw new Error(`\n\n${problems.join('\n')}\n`);
}

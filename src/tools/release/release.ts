import {cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hostOnlyFiles, hostRules, type HostRules} from '../../build/hosting/hostRules';
import {nginxRules} from '../../build/hosting/nginxRules';
import {company} from '../../company';
import {dayIn, type Day} from '../../content/dates';
import {compress} from '../../build/hosting/compress';
import {parseRecord, printJson} from '../../features/policies/build/record';
import {recordAddress} from '../../features/policies/model/addresses';
import {withReadableDays} from '../../features/policies/model/record';
import {nginxServers} from './nginxServers';

/** Pages that were open before a release still request their scripts and pictures for a while. */
const keepTime = 7 * 24 * 60 * 60 * 1000;

type Target = {
  /** Contains a folder for each release, and `current`, a link to the one that is served. */
  folder: string;
  host: string;
  formService: string;
  /** The folder of the certificate, if there is one: `fullchain.pem` and `privkey.pem`. */
  certificates: string;
};

const ownFiles = 'own-files.txt';

/** The names of the releases, oldest first. Each is a timestamp. */
const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();

const currentIn = (folder: string): string | undefined => {
  const link = path.join(folder, 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
};

/** A folder is touched when its release is replaced, so its time is when the release was last served. */
const lastServed = (release: string) => statSync(release).mtimeMs;

/** Adds the hashed files of the releases that were served within a week, for pages that are still open somewhere. */
function keepHashedFiles(folder: string, name: string, now: Date): void {
  const site = path.join(folder, name, 'site');
  for (const other of namesIn(folder).filter((one) => one !== name)) {
    const release = path.join(folder, other);
    if (now.getTime() - lastServed(release) > keepTime) continue;
    for (const file of readFileSync(path.join(release, ownFiles), 'utf8').split('\n').filter(Boolean)) {
      const to = path.join(site, file);
      if (existsSync(to)) continue;
      mkdirSync(path.dirname(to), {recursive: true});
      linkSync(path.join(release, 'site', file), to);
    }
  }
}

/** Replaces the link in one step, so that `current` always leads somewhere. nginx switches when it is reloaded. */
function makeCurrent(folder: string, name: string, now: Date): void {
  const before = currentIn(folder);
  if (before) utimesSync(path.join(folder, before), now, now);
  keepHashedFiles(folder, name, now);
  const next = path.join(folder, 'next');
  rmSync(next, {force: true});
  symlinkSync(name, next);
  renameSync(next, path.join(folder, 'current'));
}

/** Deletes releases that were last served more than a week ago, but never the latest of them, for going back. */
function removeOld(folder: string, now: Date): string[] {
  const current = currentIn(folder);
  const others = namesIn(folder).filter((name) => name !== current);
  const old = others.slice(0, -1).filter((name) => now.getTime() - lastServed(path.join(folder, name)) > keepTime);
  for (const name of old) rmSync(path.join(folder, name), {recursive: true});
  return old;
}

/** Adds to the record the days since which visitors can read what is announced. */
async function recordDays(site: string, released: string, day: Day): Promise<void> {
  const [record, earlier] = [site, released].map((root) => {
    const file = path.join(root, recordAddress);
    return existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : undefined;
  });
  if (!record) return;
  writeFileSync(path.join(site, recordAddress), printJson(withReadableDays(record, earlier, day)));
  await compress(site, (name) => name === recordAddress.slice(1));
}

/** Copies the site without files for other hosts, and lists its hashed files with their compressed copies. */
function copySite(build: string, folder: string, {hashed}: HostRules): void {
  const site = path.join(folder, 'site');
  cpSync(build, site, {recursive: true, filter: (file) => !hostOnlyFiles.includes(`/${path.relative(build, file)}`)});
  const own = hashed.flatMap((file) => [file, `${file}.br`, `${file}.gz`]).map((file) => file.slice(1));
  const there = own.filter((file) => existsSync(path.join(site, file)));
  writeFileSync(path.join(folder, ownFiles), there.join('\n'));
}

/** Adds the built site as a release with its own nginx configuration, and makes it the current one. */
export async function release(build: string, target: Target, now: Date) {
  const {folder, host, formService, certificates} = target;
  const name = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const unfinished = path.join(folder, 'unfinished');
  const finished = path.join(folder, name);
  rmSync(unfinished, {recursive: true, force: true});
  const rules = await hostRules(build);
  copySite(build, unfinished, rules);
  await recordDays(
    path.join(unfinished, 'site'),
    path.join(folder, 'current', 'site'),
    dayIn(company.timeZone.name, now),
  );
  const challenges = path.join(folder, 'challenges');
  mkdirSync(challenges, {recursive: true});
  const overTls = existsSync(path.join(certificates, 'fullchain.pem'));
  const site = {root: path.join(finished, 'site'), host, rules: nginxRules(rules, formService), challenges};
  writeFileSync(path.join(unfinished, 'nginx.conf'), nginxServers(site, overTls ? certificates : undefined));
  renameSync(unfinished, finished);
  makeCurrent(folder, name, now);
  return {name, overTls, removed: removeOld(folder, now)};
}

/** Makes the previous release current again. Undefined if there is none. */
export function goBack(folder: string, now: Date): string | undefined {
  const current = currentIn(folder);
  const older = current ? namesIn(folder).filter((one) => one < current) : [];
  const name = older.at(-1);
  if (name) makeCurrent(folder, name, now);
  return name;
}

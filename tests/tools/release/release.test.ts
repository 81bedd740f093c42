/** @jest-environment node */
import {existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {dayOf} from '@site/src/content/dates';
import type {PolicyRecord} from '@site/src/features/policies/model/record';
import {goBack, release} from '@site/src/tools/release/release';
import {newFolder} from '../../support/servers';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2027, 0, 1);
let at = start;

const script = (version: number) => `assets/js/main.0000000${version}.js`;

/** A build whose home page loads a script with its version. */
function buildOf(version: number): string {
  const folder = newFolder('build');
  const files = {
    'index.html': `<script src="/${script(version)}"></script>`,
    [script(version)]: `version(${version})`,
    [`${script(version)}.br`]: 'compressed',
    _headers: '/*',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const targetIn = (folder: string, certificates = folder) => ({
  folder,
  host: 'www.example.com',
  formService: 'http://127.0.0.1:8025',
  certificates,
});

const releaseAfter = (folder: string, days: number, version: number, certificates?: string) =>
  release(buildOf(version), targetIn(folder, certificates), new Date((at += days * day)));

/** What a browser would get from the current release. */
const served = (folder: string, file: string) => {
  const found = path.join(folder, 'current/site', file);
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
};

const versionsServed = (folder: string) => [1, 2, 3, 4].filter((version) => served(folder, script(version)));

const nameAt = (time: number) => new Date(time).toISOString().slice(0, 19).replaceAll(':', '-');

let folder: string;
beforeEach(async () => {
  folder = newFolder('releases');
  await releaseAfter(folder, 0, 1);
});

test('a release contains the site and a configuration that is not served', () => {
  expect(served(folder, 'index.html')).toContain(script(1));
  expect(served(folder, '_headers')).toBeUndefined();
  expect(served(folder, 'nginx.conf')).toBeUndefined();
  const configuration = readFileSync(path.join(folder, 'current/nginx.conf'), 'utf8');
  expect(configuration).toContain(`root "${realpathSync(path.join(folder, 'current'))}/site";`);
});

test('scripts of earlier releases are kept for a week, with their compressed copies', async () => {
  await releaseAfter(folder, 60, 2);
  expect(versionsServed(folder)).toEqual([1, 2]);
  expect(served(folder, `${script(1)}.br`)).toBe('compressed');
  await releaseAfter(folder, 5, 3);
  expect(versionsServed(folder)).toEqual([1, 2, 3]);
  await releaseAfter(folder, 5, 4);
  expect(versionsServed(folder)).toEqual([2, 3, 4]);
});

test('a rollback returns to the previous release, keeps the newer scripts, and stops at the first release', async () => {
  await releaseAfter(folder, 1, 2);
  expect(goBack(folder, new Date(at + day))).toBe(nameAt(at - day));
  expect(served(folder, 'index.html')).toContain(script(1));
  expect(versionsServed(folder)).toEqual([1, 2]);
  expect(goBack(folder, new Date(at + 2 * day))).toBeUndefined();
});

test('an interrupted release does not change the current one or block the next', async () => {
  await expect(release(path.join(folder, 'no-build'), targetIn(folder), new Date(at + day))).rejects.toThrow();
  mkdirSync(path.join(folder, 'unfinished/site'), {recursive: true});
  expect(served(folder, 'index.html')).toContain(script(1));
  await releaseAfter(folder, 1, 2);
  expect(served(folder, 'index.html')).toContain(script(2));
  expect(existsSync(path.join(folder, 'unfinished'))).toBe(false);
});

test('the record of a release has the day since which visitors can read what it announces', async () => {
  const row = {policy: 'terms', publishedOn: '2026-12-01', approvedBy: 'A', reason: 'B', sha256: 'c'.repeat(64)};
  const versions = ['2099-01-01', '2020-01-01'].map((version) => ({...row, version}));
  const days = async (later: number) => {
    const build = buildOf(2);
    mkdirSync(path.join(build, 'legal'));
    writeFileSync(path.join(build, 'legal/record.json'), JSON.stringify({versions, ends: []}));
    const now = new Date((at += later * day));
    await release(build, targetIn(folder), now);
    const record = JSON.parse(served(folder, 'legal/record.json') ?? '') as PolicyRecord;
    expect(existsSync(path.join(folder, 'current/site/legal/record.json.br'))).toBe(true);
    return [dayOf(now), ...record.versions.map(({readableSince}) => readableSince)];
  };
  const [first, ...announced] = await days(1);
  expect(announced).toEqual([first, undefined]);
  expect((await days(3)).slice(1)).toEqual([first, undefined]);
});

/** @jest-environment node */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {againWithChanges, withoutBrokenCache} from '@site/src/cli/start';
import {menusFile, navigation} from '@site/src/content/navigation';
import {newFolder} from '../support/servers';

const here = process.cwd();

beforeEach(() => {
  const folder = newFolder('start');
  mkdirSync(path.dirname(path.join(folder, menusFile)), {recursive: true});
  process.chdir(folder);
  writeFileSync('versions.json', '["2024-03-01"]');
  writeFileSync(menusFile, JSON.stringify(navigation));
});

afterEach(() => process.chdir(here));

/** Starts, and changes files while the server runs. Resolves with the number of starts and the exit code of the second. */
async function startAndWrite(...changes: [file: string, text: string][]) {
  let runs = 0;
  const code = await againWithChanges((stop) => {
    runs += 1;
    if (runs === 2) return Promise.resolve(7);
    // The watcher compares with the state of the file when it starts.
    changes.forEach(([file, text], at) => setTimeout(() => writeFileSync(file, text), 700 * (at + 1)));
    return new Promise((resolve) => stop.addEventListener('abort', () => resolve(143)));
  });
  return [runs, code];
}

test('npm start restarts when a policy is published, and otherwise ends with the server', async () => {
  expect(await startAndWrite(['versions.json', '["2027-03-01", "2024-03-01"]'])).toEqual([2, 7]);
});

test('npm start restarts when the menus change, but not while they have a mistake', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const withLink = (label: string) =>
    JSON.stringify({...navigation, navbar: {items: [...navigation.navbar.items, {to: '/start', label}]}});
  expect(await startAndWrite([menusFile, withLink('')], [menusFile, withLink('Start')])).toEqual([2, 7]);
  expect(said.mock.calls).toEqual([[`${menusFile}: "label" is empty.`]]);
});

test('a crash over the cache of the bundler removes it and starts the site again', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const cache = 'node_modules/.cache/rspack';
  mkdirSync(cache, {recursive: true});
  // Like the bundler, it is ended by a signal if it finds the cache.
  writeFileSync(
    'server.mjs',
    `import {existsSync} from 'fs'; if (existsSync('${cache}')) process.kill(process.pid, 'SIGKILL');`,
  );
  expect(await withoutBrokenCache('server.mjs', [], new AbortController().signal)).toBe(0);
  expect(existsSync(cache)).toBe(false);
  expect(said).toHaveBeenCalledTimes(1);
});

test('an error of the site is not taken for a crash', async () => {
  mkdirSync('node_modules/.cache/rspack', {recursive: true});
  writeFileSync('server.mjs', 'process.exit(3)');
  expect(await withoutBrokenCache('server.mjs', [], new AbortController().signal)).toBe(3);
  expect(existsSync('node_modules/.cache/rspack')).toBe(true);
});

/** @jest-environment node */
import {writeFileSync} from 'node:fs';
import {againWithChanges} from '@site/src/cli/start';
import {menusFile, navigation} from '@site/src/content/navigation';
import {writeFiles} from '@site/src/tools/writeFiles';
import {newFolder} from '../support/servers';

const here = process.cwd();

beforeEach(() => {
  process.chdir(newFolder('start'));
  writeFiles('.', {'versions.json': '["2024-03-01"]', [menusFile]: JSON.stringify(navigation)});
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

test('npm start restarts when a policy is published or the menus change, but not while they have a mistake', async () => {
  expect(await startAndWrite(['versions.json', '["2027-03-01", "2024-03-01"]'])).toEqual([2, 7]);
  const said = jest.spyOn(console, 'error').mockImplementation();
  const withLink = (label: string) =>
    JSON.stringify({...navigation, navbar: {items: [...navigation.navbar.items, {to: '/start', label}]}});
  expect(await startAndWrite([menusFile, withLink('')], [menusFile, withLink('Start')])).toEqual([2, 7]);
  expect(said.mock.calls).toEqual([[`${menusFile}: "label" is empty.`]]);
});

/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {againWithVersions} from '@site/src/cli/start';

test('npm start restarts when a policy is published, and otherwise ends with the server', async () => {
  const here = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  process.chdir(folder);
  writeFileSync('versions.json', '["2024-03-01"]');
  let runs = 0;
  const code = await againWithVersions((stop) => {
    runs += 1;
    if (runs === 2) return Promise.resolve(7);
    // The watcher compares with the state of the file when it starts.
    setTimeout(() => writeFileSync('versions.json', '["2027-03-01", "2024-03-01"]'), 700);
    return new Promise((resolve) => stop.addEventListener('abort', () => resolve(143)));
  });
  process.chdir(here);
  rmSync(folder, {recursive: true});
  expect([runs, code]).toEqual([2, 7]);
});

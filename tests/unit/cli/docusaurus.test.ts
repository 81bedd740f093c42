/** @jest-environment node */
import {heapSettings} from '@site/src/cli/support/docusaurus';
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {newFolder} from '../../support/servers';

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
});

function siteOf(pages: number): void {
  process.chdir(newFolder('heap'));
  mkdirSync('pages/industries', {recursive: true});
  for (let page = 0; page < pages; page += 1) writeFileSync(`pages/industries/${page}.mdx`, '');
}

test.each([40, 300])('a site of %d pages is built with flags that this Node knows', (pages) => {
  siteOf(pages);
  const {flags} = heapSettings();
  expect(flags.length).toBeGreaterThan(0);
  expect(spawnSync(process.execPath, [...flags, '--eval', '0']).status).toBe(0);
});

test('only a large site trades time for memory', () => {
  siteOf(40);
  const {env} = heapSettings();
  expect(env).toEqual({});
  siteOf(300);
  expect(heapSettings().env).toHaveProperty('DOCUSAURUS_SSG_WORKER_THREAD_COUNT', '1');
});

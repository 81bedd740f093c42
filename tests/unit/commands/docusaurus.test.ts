/** @jest-environment node */
import {thrift} from '@site/src/commands/support/docusaurus';
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {newFolder} from '../../support/servers';

const home = process.cwd();
afterEach(() => {
  process.chdir(home);
});

function siteOf(pages: number): void {
  process.chdir(newFolder('thrift'));
  mkdirSync('pages/industries', {recursive: true});
  for (let page = 0; page < pages; page += 1) writeFileSync(`pages/industries/${page}.mdx`, '');
}

test('a small site is built as fast as it goes', () => {
  siteOf(40);
  expect(thrift()).toEqual({flags: [], env: {}});
});

test('a large site is built with flags that this Node knows', () => {
  siteOf(300);
  const {flags} = thrift();
  expect(flags.length).toBeGreaterThan(0);
  expect(spawnSync(process.execPath, [...flags, '--eval', '0']).status).toBe(0);
});

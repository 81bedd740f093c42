/** @jest-environment node */
// cspell:ignore contcat JVBERi JVBE
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {splitImports} from '@site/src/tools/write/imports';
import {openService} from '@site/src/tools/write/server/service';
import {photo} from '../../support/photo';
import {copyOfSite} from '../../support/siteCopy';

const file = 'pages/company/about.mdx';
const site = copyOfSite('write');
const service = openService(site);
const read = (name = file) => readFileSync(path.join(site, name), 'utf8');
const original = read();
const {text, imports} = splitImports(original);

afterEach(() => writeFileSync(path.join(site, file), original));
afterAll(() => rmSync(site, {recursive: true}));

const write = (next: string, base = original) => service.write({file, base, text: next, imports});

test('a file that somebody else changed is returned and not overwritten', async () => {
  writeFileSync(path.join(site, file), `${original}\n`);
  const {theirs, written} = await write(`${text}\nMine.\n`);
  expect([theirs, written]).toEqual([`${original}\n`, undefined]);
  expect(read()).toBe(`${original}\n`);
});

test('a text that is in the file already is not written again', async () => {
  expect(await write(text, 'what the browser knew before a response was lost')).toMatchObject({written: original});
});

test('only pages that the doctor reads can be opened', () => {
  symlinkSync('/etc/hostname', path.join(site, 'pages/outside.mdx'));
  for (const one of ['../../etc/passwd', 'src/preset.ts', 'pages/outside.mdx', 'pages/none.mdx'])
    expect(() => service.open({file: one})).toThrow('no longer exists');
  rmSync(path.join(site, 'pages/outside.mdx'));
});

test('a photo is turned upright, named plainly and removed when no page shows it', async () => {
  const data = (await photo(1200, 900)).toString('base64');
  const {source} = await service.photo({file, name: 'Our Team 🌲.JPG', data, alt: 'The team [2026]'});
  expect(source).toBe('![The team  2026](./our-team.jpg)');
  expect(read('pages/company/our-team.jpg')).not.toBe('');
  await write(text);
  expect(() => read('pages/company/our-team.jpg')).toThrow();
  await expect(service.photo({file, name: 'a.pdf', data: 'JVBERi0=', alt: 'A'})).rejects.toThrow('is not a photo');
});


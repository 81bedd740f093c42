/** @jest-environment node */
// cspell:ignore contcat JVBERi JVBE
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {slug} from 'github-slugger';
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

const write = (next: string, base = service.open({file}).hash) => service.write({file, base, text: next, imports});

test('a file that somebody else changed is returned and not overwritten', () => {
  const {hash} = service.open({file});
  writeFileSync(path.join(site, file), `${original}\n`);
  expect(write(`${text}\nMine.\n`, hash)).toMatchObject({disk: {text: `${original}\n`}, isWritten: false});
  expect(read()).toBe(`${original}\n`);
});

test('a text is written whether it is right or wrong', () => {
  for (const next of [`${text}\nSee <Card {.\n`, `${text}\nSee [it](/contcat).\n`]) {
    expect(write(next).isWritten).toBe(true);
    expect(splitImports(read())).toMatchObject({text: next, imports});
  }
});

test('a text that is in the file already is not a conflict, as after a response was lost', () => {
  expect(write(text, 'unknown')).toMatchObject({disk: {text: original}, isWritten: true});
});

test('findings have the lines that the writer sees, and name other pages that the change breaks', async () => {
  const heading = /^## (.+)$/m.exec(text)?.[1] ?? '';
  const anchor = slug(heading);
  writeFileSync(path.join(site, 'pages/other.mdx'), `[There](/company/about#${anchor})\n`);
  write(`${text.replace(heading, 'Another heading').trimEnd()}\n\nSee [it](/contcat).\n`);
  const {findings} = await service.check({file});
  rmSync(path.join(site, 'pages/other.mdx'));
  const lineOf = (words: string) =>
    splitImports(read())
      .text.split('\n')
      .findIndex((one) => one.includes(words)) + 1;
  expect(findings.find(({message}) => message.includes('/contcat'))).toMatchObject({file, line: lineOf('/contcat')});
  expect(findings.find(({message}) => message.includes(anchor))).toMatchObject({file: 'pages/other.mdx', line: 1});
});

test('only pages that the doctor reads can be opened', () => {
  symlinkSync('/etc/hostname', path.join(site, 'pages/outside.mdx'));
  for (const one of ['../../etc/passwd', 'src/preset.ts', 'pages/outside.mdx', 'pages/none.mdx'])
    expect(() => service.open({file: one})).toThrow('no longer exists');
  rmSync(path.join(site, 'pages/outside.mdx'));
});

test('a photo is turned upright and named plainly, and a submission leaves out one that no page shows', async () => {
  const data = (await photo(1200, 900)).toString('base64');
  const {source} = await service.photo({file, name: 'Our Team 🌲.JPG', data, alt: 'The team [2026]'});
  expect(source).toBe('![The team  2026](./our-team.jpg)');
  write(`${text}\n${source}\n`);
  write(text);
  expect(read('pages/company/our-team.jpg')).not.toBe('');
  await service.changes().catch(() => undefined);
  expect(() => read('pages/company/our-team.jpg')).toThrow();
  await expect(service.photo({file, name: 'a.pdf', data: 'JVBERi0=', alt: 'A'})).rejects.toThrow('is not a photo');
});

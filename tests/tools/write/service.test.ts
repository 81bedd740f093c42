/** @jest-environment node */
// cspell:ignore contcat
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {openService} from '@site/src/tools/write/server/service';
import {copyOfSite} from '../../support/copy';

const file = 'pages/company/about.mdx';
const site = copyOfSite('write');
const service = openService(site);
const read = (name = file) => readFileSync(path.join(site, name), 'utf8');
const original = read();

afterEach(() => writeFileSync(path.join(site, file), original));
afterAll(() => rmSync(site, {recursive: true}));

const write = (next: string, base = service.open({file}).hash) => service.write({file, base, text: next});

test('a file that somebody else changed is returned and not overwritten', () => {
  const {hash} = service.open({file});
  writeFileSync(path.join(site, file), `${original}\n`);
  expect(write(`${original}\nMine.\n`, hash)).toMatchObject({text: `${original}\n`, isWritten: false});
  expect(read()).toBe(`${original}\n`);
});

test('a text is written whether it is right or wrong', () => {
  for (const next of [`${original}\nSee <Card {.\n`, `${original}\nSee [it](/contcat).\n`]) {
    expect(write(next)).toMatchObject({text: next, isWritten: true});
    expect(read()).toBe(next);
  }
});

test('a text gets the imports that its components need, and loses them again', () => {
  const next = `${original}\n<Steps>\n\n</Steps>\n`;
  expect(write(next)).toMatchObject({text: read(), isWritten: true});
  expect(read()).toMatch(/^import \{.*\bSteps\b.*\} from/m);
  write(read().replace('\n<Steps>\n\n</Steps>\n', ''));
  expect(read()).toBe(original);
});

test('findings have the lines of the file', async () => {
  write(`${original.trimEnd()}\n\nSee [it](/contcat).\n`);
  const line = read().slice(0, read().indexOf('/contcat')).split('\n').length;
  expect(await service.check({file})).toContainEqual(expect.objectContaining({file, line}));
});

test('only pages that the doctor reads can be opened', () => {
  symlinkSync('/etc/hostname', path.join(site, 'pages/outside.mdx'));
  for (const one of ['../../etc/passwd', 'src/preset.ts', 'pages/outside.mdx', 'pages/none.mdx'])
    expect(() => service.open({file: one})).toThrow('no longer exists');
  rmSync(path.join(site, 'pages/outside.mdx'));
});

test('a picture gets a plain name that no other picture has', () => {
  const add = (content: string, name = 'Our Team 🌲.JPG') =>
    service.photo({file, name, data: Buffer.from(content).toString('base64')}).source;
  expect(add('one')).toBe('![](./our-team.jpg)');
  expect(add('two')).toBe('![](./our-team-2.jpg)');
  expect(add('one')).toBe('![](./our-team.jpg)');
  expect(read('pages/company/our-team-2.jpg')).toBe('two');
  expect(() => add('three', 'a.pdf')).toThrow('is not a photo');
});

/** @jest-environment node */
// cspell:ignore contcat titel
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {split} from '@site/src/mdx/imports';
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
  expect(write('Mine.', hash)).toMatchObject({...service.open({file}), isWritten: false});
  expect(read()).toBe(`${original}\n`);
});

test('a text is written whether it is right or wrong', () => {
  const {text} = service.open({file});
  for (const next of [`${text}\nSee <Card {.\n`, `${text}\nSee [it](/contcat).\n`]) {
    expect(write(next)).toMatchObject({text: next, isWritten: true});
    expect(read()).toBe(original.replace(text.slice(-200), next.slice(text.length - 200)));
  }
});

test('the imports of a text are not in it, and a text gets those that its components need', () => {
  const {text} = service.open({file});
  expect(text).not.toContain('import ');
  const pasted = `import {Steps} from '@site/src/components';\n\n<Steps>\n\n</Steps>\n\n`;
  const end = text.indexOf('---\n', 4) + '---\n'.length;
  const next = (added: string) => text.slice(0, end) + added + text.slice(end);
  expect(write(next(pasted))).toMatchObject({text: next(pasted.replace(/^.*\n\n/, '')), isWritten: true});
  expect(read().match(/^import .*\bSteps\b.* from/gm)).toHaveLength(1);
  write(next('\n<Steps {\n'));
  expect(read()).toMatch(/^import .*\bSteps\b/m);
  write(text);
  expect(read()).toBe(original);
});

test('a file of Windows keeps its line ends', () => {
  const windows = original.replace(/\n/g, '\r\n');
  writeFileSync(path.join(site, file), windows);
  const {text} = service.open({file});
  expect(text).toBe(split(original).text);
  write(`${text}\nMore.\n`);
  expect(read()).toBe(`${windows}\r\nMore.\r\n`);
});

test('findings have the lines of the text', async () => {
  const {text} = write(`${service.open({file}).text}\nSee [it](/contcat).\n`);
  const line = text.slice(0, text.indexOf('/contcat')).split('\n').length;
  expect(await service.check({file})).toContainEqual(expect.objectContaining({file, line}));
  writeFileSync(path.join(site, file), original.replace('title:', 'titel:'));
  expect(await service.check({file})).toContainEqual(expect.objectContaining({file, line: 2}));
});

test('only pages that the doctor reads can be opened', () => {
  symlinkSync('/etc/hostname', path.join(site, 'pages/outside.mdx'));
  for (const one of ['../../etc/passwd', 'src/preset.ts', 'pages/outside.mdx', 'pages/none.mdx'])
    expect(() => service.open({file: one})).toThrow('no longer exists');
  rmSync(path.join(site, 'pages/outside.mdx'));
});

test('a picture gets a plain name that no other picture has', () => {
  const add = (content: string, name = 'Our Team 🌲.JPG') =>
    service.photo({file, name, data: `data:image/jpeg;base64,${btoa(content)}`}).source;
  expect(add('one')).toBe('![](./our-team.jpg)');
  expect(add('two')).toBe('![](./our-team-2.jpg)');
  expect(add('one')).toBe('![](./our-team.jpg)');
  expect(read('pages/company/our-team-2.jpg')).toBe('two');
  expect(() => add('three', 'a.pdf')).toThrow('is not a photo');
});

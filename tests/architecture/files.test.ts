import {existsSync} from 'node:fs';
import {filesIn, lineCount, read} from '../support/files';

const advise = (files: readonly string[], advice: string) => files.map((file) => `${file} ${advice}`);

test('no source file is longer than 300 lines', () => {
  const long = filesIn('src').filter((file) => /\.(tsx?|css|mjs)$/.test(file) && lineCount(file) > 300);
  expect(advise(long, 'is longer than 300 lines. Move a part of it to a file of its own.')).toEqual([]);
});

/** Folders of tests that are not about a room of `src`, but about the whole. */
const whole = /^(architecture|editScenarios|everyPage|rebranding|removals|reproducible|specification)$/;

test('every test is in the folder of what it tests', () => {
  const strays = filesIn('tests').filter((file) => {
    const [, room = '', part = ''] = file.split('/');
    const folder = /^(features|tools)$/.test(room) ? `src/${room}/${part}` : `src/${room}`;
    return /\.(test|spec)\.tsx?$/.test(file) && !whole.test(room) && !existsSync(folder);
  });
  expect(advise(strays, 'does not run, or would outlive its room. Move it beside what it tests.')).toEqual([]);
});

test('src/theme/README.md explains every theme slot that the site fills', () => {
  const slots = [...new Set(filesIn('src/theme').map((file) => file.split('/')[2] ?? ''))];
  const silent = slots.filter(
    (slot) => slot !== 'README.md' && !read('src/theme/README.md').includes(`| \`${slot}\` |`),
  );
  expect(advise(silent, 'is not in src/theme/README.md. Add why the site fills it and what would remove it.')).toEqual(
    [],
  );
});

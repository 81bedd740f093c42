import {filesIn, lineCount, read} from '../support/files';

const advise = (files: readonly string[], advice: string) => files.map((file) => `${file} ${advice}`);

test('no source file is longer than 300 lines', () => {
  const long = filesIn('src').filter((file) => /\.(tsx?|css|mjs)$/.test(file) && lineCount(file) > 300);
  expect(advise(long, 'is longer than 300 lines. Move a part of it to a file of its own.')).toEqual([]);
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

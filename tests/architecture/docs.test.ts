import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn, read} from '../support/files';

/** Notes of decisions are dated: they name what there was then. */
const guides = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs'), ...filesIn('src')].filter(
  (file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'),
);

const rooms = /^(src|tests|docs|static|versioned_docs|\.ci)(\/|$)/;

/** Guides for writers name pages that could be there. */
const isMeant = (file: string, name: string) =>
  rooms.test(name) || (/^(README|docs\/engineering)\.md$/.test(file) && name.startsWith('pages/'));

/** Whole paths of files and folders; one with a placeholder is none. */
const pathsIn = (file: string): string[] =>
  [...read(file).matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) => (isMeant(file, name) ? name : []));

test.each(guides)('%s names files and folders that exist', (file) => {
  expect(pathsIn(file).filter((name) => !existsSync(name))).toEqual([]);
});

test.each(guides)('%s links to files that exist', (file) => {
  const targets = [...read(file).matchAll(/\]\(([\w./-]+\.(?:md|ts))(?:#[\w-]+)?\)/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

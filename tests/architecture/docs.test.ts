import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn, read} from '../support/files';

/** Decision records are dated and may name files that existed then. */
const guides = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs'), ...filesIn('src')].filter(
  (file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'),
);

const folders = /^(src|tests|docs|static|versioned_docs|\.ci)(\/|$)/;

/** Guides for writers may name pages that do not exist. */
const mustExist = (file: string, name: string) =>
  folders.test(name) || (/^(README|docs\/engineering)\.md$/.test(file) && name.startsWith('pages/'));

/** A guide tells another company to remove it. */
const removable = 'tests/specification';

/** Full paths of files and folders, without those that contain a placeholder. */
const pathsIn = (file: string): string[] =>
  [...read(file).matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) => (mustExist(file, name) ? name : []));

test.each(guides)('all files and folders named in %s exist', (file) => {
  expect(pathsIn(file).filter((name) => name !== removable && !existsSync(name))).toEqual([]);
});

test.each(guides)('all files linked in %s exist', (file) => {
  const targets = [...read(file).matchAll(/\]\(([\w./-]+\.(?:md|ts))(?:#[\w-]+)?\)/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

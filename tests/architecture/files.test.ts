import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesIn, read} from '../support/files';

const colored = ['docusaurus.config.ts', ...['src', 'pages', 'static'].flatMap(filesIn)].filter(
  (file) => file !== 'src/css/colors.css' && /\.(mdx?|tsx?|mjs|css|svg|json|html|txt)$/.test(file),
);

/** Color literals, but neither HTML character references such as &#123; nor colors derived from others. */
const literal =
  /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;

/** Black and white, even translucent, belong to no palette. */
const blackOrWhite = /^#(?:0{3}|f{3}|0{6}|f{6})([\da-f]{1,2})?$/i;

const reasons: Readonly<Record<string, string>> = {
  'src/css/messages.ts': 'a sentence gives an example',
};

test('color literals are only in src/css/colors.css', () => {
  const strays = colored
    .filter((file) => !(file in reasons))
    .flatMap((file) =>
      [...read(file).matchAll(literal)]
        .map(([color]) => color)
        .filter((color) => !blackOrWhite.test(color))
        .map((color) => `${file} has ${color}. Use a token of src/css/colors.css, or derive one there.`),
    );
  expect(strays).toEqual([]);
});

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

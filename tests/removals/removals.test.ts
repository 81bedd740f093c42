import {obeyDoctor, openCopy, type Copy} from './copy';

/** A room of `src` and how to take it out, as docs/engineering.md says it. */
type Room = {
  name: string;
  /** Its folders and files, with its tests. */
  files: readonly string[];
  /** What its lines contain, in `docusaurus.config.ts`, `src/build/pagePlugins.ts` or `package.json`. */
  lines: readonly string[];
  /** The address of its pages, and of the page that replaces them. */
  pages?: readonly [from: string, to: string];
};

const feature = (name: string): Room => ({
  name,
  files: [`src/features/${name}`, `tests/features/${name}`],
  lines: [`src/features/${name}/build/plugin'`],
});

const command = (name: string, ...files: string[]): Room => ({
  name,
  files: [`src/tools/${name}`, `tests/tools/${name}`, `src/cli/${name}.ts`, ...files],
  lines: [`run.mjs ${name}"`],
});

/** What visitors see or search engines read, then what only people at work use. */
const rooms: readonly Room[] = [
  feature('search'),
  feature('chat'),
  {...feature('estimate'), lines: []},
  {...feature('careers'), pages: ['/company/careers', '/company/about']},
  feature('newsletter'),
  feature('comparison'),
  {
    name: 'pictures',
    files: [
      'src/build/pictures',
      'src/components/Picture.tsx',
      'src/components/Picture.module.css',
      'tests/build/pictures',
      'tests/components/Picture.test.tsx',
    ],
    lines: ["'./pictures/remark'", "from './Picture'"],
  },
  {name: 'socialCards', files: ['src/build/socialCards', 'tests/build/socialCards'], lines: ["src/build/socialCards'"]},
  command('checkLive', 'tests/servers/nginx.test.ts'),
  command('submit'),
  {...command('rename', 'src/cli/remove.ts'), lines: ['run.mjs rename"', 'run.mjs remove"']},
  {
    ...command('scaffold'),
    files: ['src/tools/scaffold', 'tests/tools/scaffold', 'src/cli/new.ts'],
    lines: ['run.mjs new"'],
  },
  {name: 'gallery', files: ['src/tools/gallery'], lines: ["src/tools/gallery'"]},
  {name: 'write', files: ['src/tools/write', 'tests/tools/write'], lines: ["src/tools/write/plugin'"]},
];

const lists = ['docusaurus.config.ts', 'src/build/pagePlugins.ts', 'src/components/index.ts', 'package.json'];

/** Deletes the one line of the lists that contains a text. */
function deleteLine(copy: Copy, text: string): void {
  const found = lists.flatMap((file) => {
    const lines = copy.read(file).split('\n');
    return lines.flatMap((line, at) =>
      line.includes(text) ? [{file, rest: lines.filter((_, index) => index !== at).join('\n')}] : [],
    );
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) throw new Error(`${found.length} lines contain ${text}, not one.`);
  copy.write(only.file, only.rest);
}

/** Deletes a room: its pages, its files and its lines. */
async function takeOut({files, lines, pages}: Room, copy: Copy): Promise<void> {
  if (pages) expect(await copy.failure('src/cli/run.mjs', 'remove', pages[0], '--to', pages[1])).toBe('');
  for (const file of files) copy.remove(file);
  for (const line of lines) deleteLine(copy, line);
}

/** Tests that no feature can reach: of servers, commands and tools. */
const elsewhere = 'tests/(cli|build/hosting|tools/(checkLive|serve))/';

const copy = openCopy('removals');

afterAll(copy.discard);

test('the site is whole without every room that can be taken out', async () => {
  for (const room of rooms) await takeOut(room, copy);
  expect(await obeyDoctor(copy)).toBe('');
  expect(await copy.failure('node_modules/typescript-7/bin/tsc', '--noEmit')).toBe('');
  expect(await copy.failure('node_modules/oxlint/bin/oxlint')).toBe('');
  expect(await copy.failure('src/cli/run.mjs', 'build')).toBe('');
  const projects = ['--selectProjects', 'unit', 'content', 'site', '--testPathIgnorePatterns', elsewhere];
  expect(await copy.failure('node_modules/jest/bin/jest.js', '--maxWorkers=2', ...projects)).toBe('');
}, 1_200_000);

/** A room of `src` and how to take it out, as docs/engineering.md says it. */
export type Room = {
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
export const rooms: readonly Room[] = [
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

/** What each layer may import. Anything else is refused, except types of packages. */
export type Layer = {
  name: string;
  /** The files of the layer. */
  holds: RegExp;
  may: readonly RegExp[];
  /** Allowed only in type imports. */
  mayType?: readonly RegExp[];
  /** What to do instead of the refused import. */
  advice: string;
};

const inside = (...folders: string[]) => folders.map((folder) => new RegExp(`^src/${folder}(/|$)`));
/** Prop schemas import zod, which must not reach the browser, so components import only their types. */
const drawn = (...folders: string[]) => folders.map((folder) => new RegExp(`^src/${folder}(?!.*/props$)(/|$)`));
const props = String.raw`^src/(components|features/\w+/ui)/[A-Z]\w*/props`;
const schemas = [new RegExp(`${props}$`)];
const models = /^src\/features\/\w+\/model\//;
const data = inside('content', 'claims', 'company');
const surroundingCopy = /^pages\/_shell\/[a-z-]+\.mdx$/;
/** Packages that are sent to browsers. */
const client =
  /^(react|react-dom|clsx|framer-motion|lucide|minisearch|prism-react-renderer|@mdx-js\/react|@docusaurus|@generated)(\/|$)/;
/** Node, and packages that are never sent to browsers. */
const atWork = [/^(?!src\/|pages\/|react|@theme|@generated|@docusaurus\/(Link|Head|use))@?[a-z\d]/, ...schemas];

export const layers: readonly Layer[] = [
  {
    name: 'pages',
    holds: /^(pages|src\/(tools\/scaffold|features\/\w+)\/templates)\/.*\.mdx$/,
    may: [/^src\/(components|illustrations|features\/\w+)$/, /^pages\/(.*\/)?_/],
    advice:
      'A page imports from @site/src/components, @site/src/illustrations or a feature, such as @site/src/features/contact.',
  },
  {
    name: 'claims',
    holds: /^src\/claims\//,
    may: inside('claims'),
    advice: 'Claims are plain data. Move code that reads them to the folder that needs it.',
  },
  {
    name: 'company',
    holds: /^src\/company\//,
    may: [...inside('company'), /^src\/content\/dates$/],
    mayType: [/^src\/content\/companyFields$/],
    advice: 'The company is plain data. Move code that reads it to the folder that needs it.',
  },
  {
    name: 'content',
    holds: /^src\/content\//,
    may: [...inside('content'), /^zod$/, /^fastest-levenshtein$/],
    advice: 'Rules about pages are plain TypeScript. Pass in what they need, or move the code to src/build.',
  },
  {
    // A model runs anywhere, so it uses nothing that needs Node.
    name: 'models of features',
    holds: /^src\/features\/\w+\/model\//,
    may: [
      models,
      ...inside('content'),
      /^src\/(claims\/claims|company)$/,
      /^diff$/,
      /^(mdast-util-(from-markdown|gfm|to-string)|micromark-extension-gfm|unist-util-visit)$/,
    ],
    advice: 'A model is plain TypeScript that runs anywhere. Move the rest to the ui, build or server of its feature.',
  },
  {
    name: 'schemas of props',
    holds: new RegExp(`${props}\\.ts$`),
    may: [/^zod$/, /^src\/content\/(fieldSchemas|sections)$/, /^src\/claims\/claims$/, /^src\/company\/parts$/],
    advice: 'A schema only describes the props of a component with zod.',
  },
  {
    name: 'components',
    holds: /^src\/components\/(?!.*\/props\.ts$)/,
    may: [...drawn('components'), ...data, client],
    mayType: schemas,
    advice: 'A component renders what pages say. Move code of a feature to its ui.',
  },
  {
    name: 'illustrations',
    holds: /^src\/illustrations\//,
    may: [...drawn('components', 'illustrations'), client],
    advice: 'An illustration only draws what one page says. Move what more pages need to src/components.',
  },
  {
    name: 'ui of features',
    holds: /^src\/features\/\w+\/(index\.ts$|ui\/(?!.*\/props\.ts$))/,
    may: [...drawn('components', 'features/\\w+/ui'), models, ...data, client, /^@theme\//, surroundingCopy],
    mayType: schemas,
    advice: 'The ui of a feature runs in browsers. Move code that needs Node to its build or server.',
  },
  {
    name: 'build and servers of features',
    holds: /^src\/features\/((parts|finishedPages)\.ts$|\w+\/((build|server|commands)\/|messages\.ts$))/,
    may: [...inside('features'), ...data, ...atWork],
    advice: 'A feature does not depend on the rest of the build. Pass in what it needs.',
  },
  {
    name: 'theme',
    holds: /^src\/(theme\/.*\.tsx?|slots\/.*\.tsx)$/,
    may: [
      ...drawn('theme', 'components', 'features/\\w+/ui'),
      ...inside('content', 'company'),
      client,
      /^@theme\//,
      surroundingCopy,
    ],
    mayType: [...schemas, models],
    advice: 'A theme slot only combines components and features.',
  },
  {
    name: 'document in browsers',
    holds: /^src\/document\/(inline|client)\//,
    may: [
      /^src\/content\/documentNames$/,
      /^@docusaurus\/(ExecutionEnvironment$|core\/lib\/client\/)/,
      /^react-dom\/client$/,
    ],
    advice: 'Scripts that every page runs outside the application must stay small. Do not import anything else.',
  },
  {
    name: 'document at build',
    holds: /^src\/document\/(?!inline\/|client\/)/,
    may: [...inside('document', 'company'), /^src\/content\/documentNames$/, /^src\/build\/finishedPages$/, ...atWork],
    advice: 'This code treats a page as an HTML file. Move code about its content to src/build.',
  },
  {
    name: 'mdx',
    holds: /^src\/mdx\//,
    may: [...inside('mdx'), ...data, ...atWork],
    advice: 'This code reads and draws MDX for the build and for tools. Pass in what it needs.',
  },
  {
    name: 'palette',
    holds: /^src\/css\//,
    may: [...inside('css', 'content', 'company'), ...atWork],
    advice: 'The palette only derives colors.',
  },
  {
    name: 'build',
    holds: /^src\/build\//,
    may: [...inside('build', 'mdx', 'css', 'features/(parts|finishedPages|\\w+/(model|build))'), ...data, ...atWork],
    advice: 'The build renders nothing and does not use tools. Move shared rules to src/content.',
  },
  {
    name: 'gallery in browsers',
    holds: /^src\/tools\/gallery\/ui\//,
    may: [...drawn('tools/gallery/ui', 'components'), client],
    advice: 'The gallery renders the pages that src/tools/gallery writes.',
  },
  {
    name: '/write in browsers',
    holds: /^src\/tools\/write\/(commands|dom|(document|knowledge|page)\/.*)\.ts$/,
    may: [
      /^src\/tools\/write\/(document|knowledge|page|commands|dom|imports|messages|protocol)/,
      /^src\/(mdx\/frontMatter|content\/documentNames)$/,
      /^(?!node:|src\/|pages\/)/,
    ],
    mayType: [/^src\/tools\/write\/server\/(requests|service)$/],
    advice: 'In the browser, /write gets everything else from src/tools/write/server.',
  },
  {
    name: 'tools',
    holds:
      /^src\/tools\/(?!gallery\/ui\/|write\/(?:commands\.ts|dom\.ts|document|knowledge|page\/)|scaffold\/templates\/)/,
    may: [
      ...inside('tools', 'build', 'mdx', 'css', 'features/(parts|\\w+/(model|build|server|commands|messages))'),
      ...data,
      ...atWork,
    ],
    advice: 'Tools read and write files. Move what visitors see to src/components, src/features or src/theme.',
  },
  {
    name: 'commands',
    holds: /^src\/cli\//,
    may: [
      ...inside('cli', 'tools', 'build', 'mdx', 'css', 'features/\\w+/(model|build|server|commands|messages)'),
      ...data,
      ...atWork,
    ],
    advice: 'A command reads its arguments, calls a tool, and prints.',
  },
  {
    name: 'configuration',
    holds: /^(docusaurus\.config|src\/(preset|slots\/index|afterBuild\/\w+))\.ts$/,
    may: [
      /^src\/(preset|slots|afterBuild|features\/finishedPages)$/,
      /^src\/afterBuild\/steps$/,
      ...inside('build', 'mdx', 'css', 'features/\\w+/build', 'document', 'content', 'company'),
      /^src\/tools\/\w+\/\w+$/,
      /^src\/tools\/gallery$/,
      ...atWork,
    ],
    advice: 'The configuration only names plugins and options. Move logic to src/build.',
  },
];

/** What each layer may import. Anything not listed is refused, including packages. */
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

const inside = (...rooms: string[]) => rooms.map((room) => new RegExp(`^src/${room}(/|$)`));
/** Prop schemas import zod, which must not reach the browser, so components import only their types. */
const drawn = (...rooms: string[]) => rooms.map((room) => new RegExp(`^src/${room}(?!.*/props$)(/|$)`));
const props = String.raw`^src/(components|features/\w+/ui)/[A-Z]\w*/props`;
const schemas = [new RegExp(`${props}$`)];
const models = /^src\/features\/\w+\/model\//;
const react = [/^react(-dom)?(\/|$)/, /^clsx$/, /^framer-motion(\/|$)/];
const node = /^node:/;
const docusaurus = /^@docusaurus\//;
const generated = /^@generated\//;
const surroundingCopy = /^pages\/_shell\/[a-z-]+\.mdx$/;
/** A package that is never sent to browsers. */
const tool = /^(?!node:|src\/|pages\/|react|@theme|@generated|@docusaurus\/(Link|Head|use))@?[a-z0-9]/;

export const layers: readonly Layer[] = [
  {
    name: 'pages',
    holds: /^(pages|src\/tools\/scaffold\/templates)\/.*\.mdx$/,
    may: [/^src\/components\/[A-Z]\w*$/, /^pages\/(.*\/)?_/],
    advice: 'A page imports components by their own path, such as @site/src/components/Hero.',
  },
  {
    name: 'claims',
    holds: /^src\/claims\//,
    may: inside('claims'),
    advice: 'Claims are plain data: move what reads them to the room that needs them.',
  },
  {
    name: 'company',
    holds: /^src\/company\//,
    may: [...inside('company'), /^src\/content\/dates$/],
    mayType: [/^src\/content\/companyFields$/],
    advice: 'The company is plain data: move what reads it to the room that needs it.',
  },
  {
    name: 'content',
    holds: /^src\/content\//,
    may: [...inside('content'), /^zod$/, /^fastest-levenshtein$/],
    advice: 'Rules about pages are plain TypeScript: pass in what they need, or move the code to src/build.',
  },
  {
    // The browser and the build compare policies with the same code, so a model uses nothing that needs Node.
    name: 'models of features',
    holds: /^src\/features\/\w+\/model\//,
    may: [
      models,
      ...inside('content'),
      /^src\/claims\/figures$/,
      /^diff$/,
      /^mdast-util-(from-markdown|gfm|to-string)$/,
      /^micromark-extension-gfm$/,
    ],
    mayType: [/^mdast$/],
    advice: 'A model is plain TypeScript that runs anywhere: move the rest to ui, build or server of its feature.',
  },
  {
    name: 'schemas of props',
    holds: new RegExp(`${props}\\.ts$`),
    may: [
      /^zod$/,
      /^src\/content\/(propTypes|fieldSchemas|sections)$/,
      /^src\/claims\/figures$/,
      /^src\/company\/parts$/,
    ],
    advice: 'The schema describes the props of a component with zod and knows nothing else.',
  },
  {
    name: 'components',
    holds: /^src\/components\/(?!.*\/props\.ts$)/,
    may: [
      ...drawn('components'),
      ...inside('content', 'claims', 'company'),
      /^src\/features\/\w+\/ui\/[A-Z]\w*$/,
      ...react,
      docusaurus,
      generated,
      /^lucide(\/|$)/,
      /^@mdx-js\/react$/,
    ],
    mayType: schemas,
    advice: 'A component draws what pages say. What belongs to a feature is drawn in its ui.',
  },
  {
    name: 'ui of features',
    holds: /^src\/features\/\w+\/ui\/(?!.*\/props\.ts$)/,
    may: [
      ...drawn('components', 'features/\\w+/ui'),
      models,
      ...inside('content', 'claims', 'company'),
      ...react,
      docusaurus,
      generated,
      /^@theme\/Layout$/,
      /^@mdx-js\/react$/,
      /^minisearch$/,
      surroundingCopy,
    ],
    mayType: [...schemas, /^@theme\//],
    advice: 'The ui of a feature draws. What needs Node belongs in its build or server.',
  },
  {
    name: 'build and servers of features',
    holds: /^src\/features\/\w+\/((build|server|commands)\/|messages\.ts$)/,
    may: [...inside('features', 'content', 'claims', 'company'), ...schemas, node, docusaurus, tool],
    advice: 'A feature knows nothing of the rest of the build: pass in what it needs.',
  },
  {
    name: 'theme',
    holds: /^src\/theme\/.*\.tsx?$/,
    may: [
      ...drawn('theme', 'components', 'features/\\w+/ui'),
      ...inside('content', 'company'),
      ...react,
      /^@mdx-js\/react$/,
      /^@theme\//,
      docusaurus,
      generated,
      surroundingCopy,
    ],
    mayType: schemas,
    advice: 'A slot of Docusaurus puts components and features together.',
  },
  {
    name: 'document in browsers',
    holds: /^src\/document\/(inline|client)\//,
    may: [/^src\/content\/documentNames$/, /^@docusaurus\/ExecutionEnvironment$/],
    mayType: [docusaurus],
    advice: 'What runs on every page before and beside the application is small because it imports nothing.',
  },
  {
    name: 'entries of the application',
    holds: /^src\/document\/(startInSteps|renderToHtml)\.ts$/,
    may: [/^react$/, /^react-dom\/(client|server)$/, /^@docusaurus\/core\/lib\/client\//, node],
    advice: 'The entries start the engine, in a browser and at a build, and do nothing of their own.',
  },
  {
    name: 'document at build',
    holds: /^src\/document\/(?!inline\/|client\/|startInSteps|renderToHtml)/,
    may: [
      ...inside('document', 'company'),
      /^src\/content\/documentNames$/,
      /^src\/build\/finishedPages$/,
      node,
      docusaurus,
      tool,
    ],
    advice: 'The document knows the page as a file: what concerns its content belongs to src/build.',
  },
  {
    name: 'build',
    holds: /^src\/build\//,
    may: [
      ...inside('build', 'features/\\w+/(model|build)', 'content', 'claims', 'company'),
      ...schemas,
      node,
      docusaurus,
      tool,
    ],
    advice: 'The build draws nothing and knows no tool: move shared rules to src/content.',
  },
  {
    name: 'gallery in browsers',
    holds: /^src\/tools\/gallery\/ui\//,
    may: [...drawn('tools/gallery/ui', 'components'), ...react, /^prism-react-renderer$/],
    advice: 'The gallery draws what its pages give it: src/tools/gallery writes them.',
  },
  {
    name: 'editor in browsers',
    holds: /^src\/tools\/editor\/page\//,
    may: [
      /^src\/tools\/editor\/(page|schema|messages|protocol)/,
      /^@docusaurus\/ExecutionEnvironment$/,
      /^prosemirror-/,
      /^react(-dom)?(\/client)?$/,
    ],
    mayType: [/^src\/tools\/editor\/server\/requests$/],
    advice: 'What a browser runs for writers asks src/tools/editor/server for the rest: it never comes near a build.',
  },
  {
    name: 'tools',
    holds: /^src\/tools\/(?!gallery\/ui\/|editor\/page\/|scaffold\/templates\/)/,
    may: [
      ...inside('tools', 'build', 'features/\\w+/(model|build|server|commands)', 'content', 'claims', 'company'),
      ...schemas,
      node,
      docusaurus,
      tool,
    ],
    mayType: [/^(mdast|unified)$/],
    advice: 'Tools read and write files; what visitors see is drawn in src/components, src/features and src/theme.',
  },
  {
    name: 'commands',
    holds: /^src\/cli\//,
    may: [
      ...inside('cli', 'tools', 'build', 'features/\\w+/(model|build|server|commands)', 'content', 'company'),
      /^src\/document\/inlineStyles$/,
      ...schemas,
      node,
      docusaurus,
      tool,
    ],
    advice: 'A command reads its arguments, calls a tool, and prints.',
  },
  {
    name: 'configuration',
    holds: /^(docusaurus\.config|src\/preset)\.ts$/,
    may: [
      /^src\/preset$/,
      ...inside('build', 'features/\\w+/build', 'document', 'content', 'company'),
      /^src\/tools\/\w+\/\w+$/,
      /^src\/tools\/gallery$/,
      node,
      docusaurus,
      /^versions\.json$/,
    ],
    advice: 'The configuration names plugins and options; move logic to src/build.',
  },
];

/** Who may import whom. Anything that is not listed is refused, packages too. */
export type Layer = {
  name: string;
  /** Which files belong to it. */
  holds: RegExp;
  may: readonly RegExp[];
  /** Allowed only in type imports. */
  mayType?: readonly RegExp[];
  /** What to do instead of a refused import. */
  advice: string;
};

const inside = (...folders: string[]) => folders.map((folder) => new RegExp(`^src/${folder}(/|$)`));
/** A contract carries zod, which must not reach a browser: what is drawn takes its type and nothing else. */
const drawn = (...folders: string[]) => folders.map((folder) => new RegExp(`^src/${folder}(?!.*/contract$)(/|$)`));
const contracts = [/^src\/(components|site)\/[^/]+\/contract$/, /^src\/catalogue\/contract$/];
const react = [/^react(-dom)?(\/|$)/, /^clsx$/, /^framer-motion(\/|$)/];
const drawingOfDocusaurus =
  /^@docusaurus\/(Link|BrowserOnly|ExecutionEnvironment|Translate|useBaseUrl|useBrokenLinks|useIsBrowser|useIsomorphicLayoutEffect)$/;
/** The ids and attributes that the shell, the components and the build agree on. */
const shellNames = /^src\/shell\/names$/;
const node = /^node:/;
const docusaurus = /^@docusaurus\//;
/** A package that browsers never get. */
const tool = /^(?!node:|src\/|pages\/|react|@theme|@generated|@docusaurus\/(Link|Head|use))@?[a-z0-9]/;

export const layers: readonly Layer[] = [
  {
    name: 'pages',
    holds: /^pages\/.*\.mdx$/,
    may: [/^src\/(components|site)\/[A-Z]\w*$/, /^pages\/(.*\/)?_/],
    advice: 'A page imports components and site parts by their own path, such as @site/src/components/Hero.',
  },
  {
    name: 'catalogue',
    holds: /^src\/catalogue\/(?!policies\/compare\/)/,
    may: [...inside('catalogue'), /^zod$/, /^fastest-levenshtein$/],
    advice: 'Rules about pages are plain TypeScript: pass in what they need, or move the code to src/build.',
  },
  {
    // The build and a browser compare two policies by the same code, so it may use nothing that needs Node.
    name: 'comparison of policies',
    holds: /^src\/catalogue\/policies\/compare\//,
    may: [
      ...inside('catalogue/policies'),
      /^diff$/,
      /^mdast-util-(from-markdown|gfm|to-string)$/,
      /^micromark-extension-gfm$/,
    ],
    mayType: [/^mdast$/],
    advice: 'Reading and comparing policies needs their text and nothing else: move the rest to src/build.',
  },
  {
    name: 'claims',
    holds: /^src\/claims\//,
    may: inside('claims'),
    advice: 'Claims are plain data: move what reads them to src/site or src/build.',
  },
  {
    name: 'company',
    holds: /^src\/company\//,
    may: inside('company'),
    advice: 'The company is plain data: move what reads it to src/site or src/build.',
  },
  {
    name: 'contracts',
    holds: /^src\/(components|site)\/[^/]+\/contract\.ts$/,
    may: [/^zod$/, /^src\/catalogue\/(contract|fieldSchemas|sections)$/, /^src\/claims\/figures$/],
    advice: 'The contract of a component describes its props with zod and knows nothing else.',
  },
  {
    name: 'components',
    holds: /^src\/components\/(?!.*\/contract\.ts$)/,
    // The forest is a drawing, not data: it is a file of its own, whose name the build decides.
    // Nor is the language in which a page is written.
    may: [
      ...drawn('components'),
      ...react,
      drawingOfDocusaurus,
      shellNames,
      /^lucide(\/|$)/,
      /^@generated\/forest\/default\/forest\.json$/,
      /^@generated\/i18n$/,
    ],
    mayType: contracts,
    advice: 'A component draws what its props say. Read the data in src/site and pass it as a prop.',
  },
  {
    name: 'gallery',
    holds: /^src\/site\/Gallery\//,
    may: [...drawn('site', 'components'), ...react, /^prism-react-renderer$/],
    advice: 'The gallery draws what its pages give it: src/tools/gallery writes them.',
  },
  {
    name: 'site',
    holds: /^src\/site\/(?!Gallery\/)(?!.*\/contract\.ts$)/,
    may: [
      ...drawn('site', 'components'),
      ...inside('catalogue', 'claims', 'company'),
      ...react,
      docusaurus,
      shellNames,
      /^@mdx-js\/react$/,
      /^minisearch$/,
      /^@generated\//,
      /^pages\/_shell\/[a-z-]+\.mdx$/,
    ],
    mayType: [...contracts, /^@theme\//],
    advice: 'What needs Node belongs in src/build, and what fills a slot of Docusaurus in src/theme.',
  },
  {
    name: 'theme',
    holds: /^src\/theme\/.*\.tsx?$/,
    may: [...inside('site'), /^@theme(-original)?\//, docusaurus, /^react$/],
    advice: 'A shim hands its slot to a part of src/site; the part does the work.',
  },
  {
    name: 'shell in browsers',
    holds: /^src\/shell\/(inline\/|client\/|names)/,
    may: [shellNames, /^@docusaurus\/ExecutionEnvironment$/],
    mayType: [docusaurus],
    advice: 'What runs on every page before and beside the application is small because it imports nothing.',
  },
  {
    name: 'entry of the application',
    holds: /^src\/shell\/startInSteps\.ts$/,
    may: [/^react-dom\/client$/, /^@docusaurus\/core\/lib\/client\//],
    advice: 'The entry starts the engine and does nothing of its own.',
  },
  {
    name: 'shell at build',
    holds: /^src\/shell\/(?!inline\/|client\/|names|startInSteps)/,
    may: [...inside('shell'), /^src\/plugins\/hosting\/(output|contentPolicy)$/, node, docusaurus, tool],
    advice: 'The shell knows the page as a file: what concerns its content belongs to src/build.',
  },
  {
    name: 'servers',
    holds: /^src\/servers\//,
    may: [...inside('servers', 'plugins', 'catalogue', 'company'), node, docusaurus, tool],
    advice: 'The local servers do what the host does; what the build writes belongs to src/build/hosting.',
  },
  {
    name: 'plugins',
    holds: /^src\/plugins\//,
    may: [/^sidebars$/, ...inside('plugins', 'catalogue', 'claims', 'company'), ...contracts, node, docusaurus, tool],
    advice: 'Plugins run at build time and draw nothing: move shared rules to src/content.',
  },
  {
    name: 'writing on the page',
    holds: /^src\/writing\/page\//,
    may: [
      /^src\/writing\/(page|source\/content|messages)/,
      /^@docusaurus\/ExecutionEnvironment$/,
      /^@generated\/brand-marks\/marks\.svg$/,
      /^react(-dom\/server)?$/,
    ],
    advice: 'What a browser runs for writers asks src/tools/editor/server for the rest: it never comes near a build.',
  },
  {
    name: 'writing',
    holds: /^src\/writing\/(?!page\/)/,
    may: [
      ...inside('writing', 'plugins', 'servers', 'catalogue', 'claims', 'company'),
      ...contracts,
      node,
      docusaurus,
      tool,
    ],
    mayType: [/^(mdast|unified)$/],
    advice: 'Writing imports the site, reads and writes files, and draws nothing outside of its own bar.',
  },
  {
    name: 'commands',
    holds: /^src\/commands\//,
    may: [
      ...inside('commands', 'plugins', 'servers', 'shell', 'catalogue', 'claims', 'company'),
      ...contracts,
      node,
      docusaurus,
      tool,
    ],
    advice: 'Commands start tools and plugins and draw nothing.',
  },
  {
    name: 'configuration',
    holds: /^(docusaurus\.config|sidebars)\.ts$/,
    may: [
      ...inside('plugins', 'servers', 'shell', 'catalogue', 'company'),
      /^src\/writing\/(plugin|remark)$/,
      node,
      docusaurus,
      /^versions\.json$/,
    ],
    advice: 'The configuration names plugins and options; move logic to src/build.',
  },
];

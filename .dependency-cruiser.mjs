// Who may import whom: the table in CONTRIBUTING.md, as rules. `npm test` checks them.

const rooms = (...names) => `^src/(${names.join('|')})(/|\\.|$)`;
const anyFeature = 'features/[^/]+';

const forbid = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

export default {
  forbidden: [
    forbid(
      'plain-rules',
      'Rules of pages, data and models are plain TypeScript. Pass in what they need, or move the code to src/build.',
      {path: rooms('content', 'claims', 'company', `${anyFeature}/model`)},
      {
        path: ['^src/', 'node_modules/(react|@docusaurus)'],
        pathNot: rooms('content', 'claims', 'company', `${anyFeature}/model`),
      },
    ),
    forbid(
      'components-show-what-pages-say',
      'A component shows what pages say. Move code of a feature to its ui, and code that needs Node to src/build.',
      {path: rooms('components', 'illustrations')},
      {path: '^src/', pathNot: rooms('components', 'illustrations', 'content', 'claims', 'company')},
    ),
    forbid(
      'ui-of-features',
      'The ui of a feature uses components, models and data. Move code that needs Node to its build or server.',
      {path: rooms(`${anyFeature}/ui`)},
      {
        path: '^src/',
        pathNot: rooms('components', `${anyFeature}/(ui|model)`, 'content', 'claims', 'company'),
      },
    ),
    forbid(
      'theme-combines',
      'A theme slot combines components and features.',
      {path: rooms('theme', 'slots')},
      {path: rooms('build', 'tools', 'cli', 'mdx', 'document', `${anyFeature}/(build|server|commands)`)},
    ),
    forbid(
      'node-stays-out-of-browsers',
      'What browsers load uses nothing of Node.',
      {path: rooms('components', 'illustrations', 'theme', 'slots/theme', 'content', `${anyFeature}/(ui|model)`)},
      {dependencyTypes: ['core']},
    ),
    forbid(
      'build-renders-nothing',
      'The build renders nothing and uses no tools. Move shared rules to src/content.',
      {path: rooms('build', 'mdx', 'document', `${anyFeature}/(build|server|commands)`)},
      {path: rooms('components', 'illustrations', 'theme', `${anyFeature}/ui`), dependencyTypesNot: ['type-only']},
    ),
    forbid(
      'nobody-imports-tools',
      'Tools and commands are for people at work. Move what others need to src/content or src/build.',
      {path: '^src/', pathNot: rooms('tools', 'cli', 'afterBuild')},
      {path: rooms('tools', 'cli')},
    ),
    forbid(
      'entry-before-packages',
      'The entry of every command runs before any package is installed, so it imports only Node.',
      {path: '^src/cli/run\\.mjs$'},
      {dependencyTypesNot: ['core']},
    ),
    forbid(
      'documented-docusaurus',
      'Docusaurus does not document this module. Use another, or say in docs/upgrading.md what it buys.',
      {
        path: '^(src/|docusaurus)',
        pathNot: ['^src/document/', '^src/modules\\.d\\.ts$'],
      },
      {
        path: '@docusaurus/[^/]+/(lib|src)/',
        dependencyTypesNot: ['type-only'],
        pathNot: [
          '@docusaurus/(utils|theme-common|utils-validation|plugin-[a-z-]+|preset-classic|types|theme-classic)/lib/(index|client/index|theme-classic|preset-classic)',
        ],
      },
    ),
    forbid('no-circles', 'Files import each other in a circle.', {}, {circular: true}),
    {
      ...forbid('no-circles-of-folders', 'Folders import each other in a circle.', {}, {circular: true}),
      scope: 'folder',
    },
    forbid(
      'declared-packages',
      'Each imported package stands in package.json.',
      {},
      {dependencyTypes: ['npm-no-pkg', 'npm-unknown']},
    ),
    forbid(
      'files-exist',
      'An imported file or package does not exist.',
      {},
      {couldNotResolve: true, pathNot: '^@(theme|theme-original|generated|docusaurus|site)/'},
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: {path: 'node_modules'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};

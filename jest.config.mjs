import {readdirSync} from 'node:fs';

// cspell:ignore deci hexadeci devlop ccount zwitch internmap
const packages = '<rootDir>/node_modules/@docusaurus';
const clientExports =
  'BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*';

const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    target: 'es2022',
    transform: {react: {runtime: 'automatic'}},
  },
  module: {type: 'commonjs'},
};

/** The tests of a folder of `src` are in the folder of the same name. */
const rooms = `<rootDir>/tests/{${readdirSync(new URL('src', import.meta.url)).join(',')}}/**`;

/** Tests that touch no page run without a browser's objects. */
const project = (name, testEnvironment, testMatch) => ({
  displayName: name,
  // The system's temporary folder, Jest's own choice, is another one for each `npm test`.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment,
  testMatch,
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
  restoreMocks: true,
  modulePathIgnorePatterns: ['<rootDir>/\\.?build', '<rootDir>/.docusaurus'],
  transform: {
    '\\.mdx$': '<rootDir>/tests/support/mdxName.cjs',
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc],
  },
  // Docusaurus ships its theme as modules with JSX, and many of the MDX packages are modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|@mdx-js|@capsizecss|netlify-.*|filter-obj|is-plain-obj|map-obj|path-exists|estree-util-.*|unist-util-.*|vfile.*|lucide|collapse-white-space|hast-util-.*|hastscript|html-void-elements|property-information|rehype-minify-whitespace|(?:space|comma)-separated-tokens|trim-.*|web-namespaces|mdast-util-.*|micromark.*|decode-named-character-reference|character-.*|is-(?:alpha|deci|hexadeci).*|parse-entities|stringify-entities|devlop|ccount|longest-streak|zwitch|escape-string-regexp|markdown-table|d3-.*|internmap|fontkitten)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/classNames.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      '<rootDir>/src/features/comparison/ui/theme/$1',
      '<rootDir>/src/slots/theme/$1',
      `${packages}/theme-classic/lib/theme/$1`,
      `${packages}/core/lib/client/theme-fallback/$1`,
    ],
    '^@theme-(?:original|init)/(.*)$': `${packages}/theme-classic/lib/theme/$1`,
    [`^@docusaurus/(${clientExports})$`]: `${packages}/core/lib/client/exports/$1`,
  },
});

/** What is about the whole has a folder of its own. */
const whole = (name) => project(name, 'node', [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`]);

export default {
  projects: [
    project('unit', 'jsdom', [`${rooms}/*.test.{ts,tsx}`, '!**/*.{content,site}.test.ts']),
    project('content', 'node', [`${rooms}/*.content.test.ts`]),
    project('site', 'node', ['<rootDir>/tests/**/*.site.test.ts']),
    ...['architecture', 'specification'].map(whole),
    // Slow tests run only when they are asked for: `npx jest --selectProjects rebranding`.
    ...['servers', 'rebranding', 'removals'].filter((name) => process.argv.includes(name)).map(whole),
  ],
};

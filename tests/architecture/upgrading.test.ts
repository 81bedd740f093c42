import {filesIn, read} from '../support/files';
import {importsOf} from './imports';

/** What the engine's documentation offers to a site. Any other module of the engine can change without notice. */
const documented =
  /^@docusaurus\/(ExecutionEnvironment|Head|Link|Translate|router|use\w+|theme-common|types|preset-classic|plugin-content-docs)$/;

/** Modules of the engine, and a package that both must have in one version. */
const isUndocumented = (target: string) =>
  /^(@docusaurus\/|@11ty\/gray-matter$)/.test(target) && !documented.test(target);

/** Paths inside the engine's packages, for aliases and loaders. */
const insides = /['"`/](@docusaurus\/(core|theme-classic)|infima)\//;

/** Hooks whose other side is the bundler, and names that the engine gives to a page, a folder or a process. */
const hooks = /\bconfigure(Webpack|PostCss)\b|\b__webpack_require__\b|\bit\.[a-z]+[A-Z]/;
const names =
  /rel="\?stylesheet|\buseThemeConfig\b|__docusaurus\b|has-?hydrated|\bwindow\.docusaurus\b|['"`]\.docusaurus\b|\bDOCUSAURUS_[A-Z]|npm run serve/i;

/** A slot of the theme relies on the engine by its path alone, and has its line in src/theme/README.md. */
const isSlot = (file: string) => /^src\/theme\/\w+\/index\.tsx$/.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

function relies(file: string): boolean {
  const code = withoutComments(read(file));
  const imports = file.endsWith('.css') ? [] : importsOf(file);
  return imports.some(({target}) => isUndocumented(target)) || [insides, hooks, names].some((sign) => sign.test(code));
}

/** The files in the first column of the table; a line can name several that rely on the same. */
const listed = [...read('docs/upgrading.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, files = '']) =>
  [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
);

test('every file that relies on what the engine does not document has its line in docs/upgrading.md', () => {
  const files = [...filesIn('src'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const missing = files.filter(
    (file) => /(?<!\.d)\.(tsx?|mjs|css)$/.test(file) && !isSlot(file) && relies(file) && !listed.includes(file),
  );
  expect(missing.map((file) => `${file} has no line in docs/upgrading.md. Say what it relies on.`)).toEqual([]);
});

test('no line is left of a file that relies on nothing any more', () => {
  const present = [...filesIn('src'), ...filesIn('tests'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const gone = listed.filter((file) => !present.includes(file) || (file.startsWith('src/') && !relies(file)));
  expect(gone.map((file) => `${file} no longer needs its line in docs/upgrading.md.`)).toEqual([]);
});

import {filesIn, read} from '../support/files';
import {importsOf} from './imports';

/** Docusaurus's documented modules. Any other can change without notice. */
const documented =
  /^@docusaurus\/(ExecutionEnvironment|Head|Link|Translate|router|use\w+|theme-common|types|preset-classic|plugin-content-(docs|pages)|core\/package\.json)$/;

const isUndocumented = (target: string) => target.startsWith('@docusaurus/') && !documented.test(target);

/** Paths inside packages, the bundler's own settings and hooks, and names that Docusaurus gives to elements and folders. */
const signs = [
  /['"`/](@docusaurus\/(core|theme-classic)|infima)\/(?!package\.json)|\binfima\[|\bNormalModuleReplacementPlugin\b/,
  /\bmodule\?\.rules\b|\bdevServer\b|\bhooks\b.*\btap|\bit\.[a-z]+[A-Z]/,
  /rel="\?stylesheet|\buseThemeConfig\b|__docusaurus\b|has-?hydrated|\bwindow\.docusaurus\b|['"`]\.docusaurus\b|\bDOCUSAURUS_[A-Z]/i,
];

/** A theme slot relies on Docusaurus only by its path, which src/theme/README.md covers. */
const isSlot = (file: string) => /^src\/theme\/\w+\/index\.tsx$/.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

function relies(file: string): boolean {
  const code = withoutComments(read(file));
  const imports = file.endsWith('.css') ? [] : importsOf(file);
  return imports.some(({target}) => isUndocumented(target)) || signs.some((sign) => sign.test(code));
}

/** The files in the first column of the table, where a row may name several. */
const listed = [...read('docs/upgrading.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, files = '']) =>
  [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
);

test('docs/upgrading.md lists every file that relies on undocumented parts of Docusaurus', () => {
  const files = [...filesIn('src'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const missing = files.filter(
    (file) => /(?<!\.d)\.(tsx?|mjs|css)$/.test(file) && !isSlot(file) && relies(file) && !listed.includes(file),
  );
  expect(missing.map((file) => `${file} has no line in docs/upgrading.md. Say what it relies on.`)).toEqual([]);
});

test('docs/upgrading.md lists no file that relies only on documented parts of Docusaurus', () => {
  const present = [...filesIn('src'), ...filesIn('tests'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const gone = listed.filter((file) => !present.includes(file) || (file.startsWith('src/') && !relies(file)));
  expect(gone.map((file) => `${file} no longer needs its line in docs/upgrading.md.`)).toEqual([]);
});

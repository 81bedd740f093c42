import {filesIn, read} from '../support/files';

/** What the engine does not promise to keep. */
const undocumented = [
  /['"]@docusaurus\/(core|theme-classic)\/(lib|bin)\b/,
  /['"]@docusaurus\/renderRoutes['"]/,
  /\b(GlobExcludeDefault|DEFAULT_PARSE_FRONT_MATTER|createSlugger|LoadedContent)\b/,
  /['"]@11ty\/gray-matter['"]/,
  /@generated\//,
  /__docusaurus\b|has-?hydrated|hasHydrated/i,
  /['"`]\.docusaurus\b/,
  /\bDOCUSAURUS_[A-Z]/,
  /\bwindow\.docusaurus\b/,
  /\buseThemeConfig\b/,
  /\bssrTemplate\b|\bit\.[a-z]+[A-Z]/,
  /\bconfigure(Webpack|PostCss)\b/,
  /theme-classic|infima/i,
  /rel="\?stylesheet|npm run serve/,
];

/** An ejected slot of the theme relies on the engine by its path alone. */
const isEjected = (file: string) => /^src\/theme\/\w+\/index\.tsx$/.test(file);

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
const relies = (file: string) => isEjected(file) || undocumented.some((sign) => sign.test(withoutComments(read(file))));

const listed = [...read('docs/upgrading.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file);

test('every file that relies on what the engine does not document has its line in docs/upgrading.md', () => {
  const files = [...filesIn('src'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const missing = files.filter(
    (file) => /(?<!\.d)\.(tsx?|mjs|css)$/.test(file) && relies(file) && !listed.includes(file),
  );
  expect(missing.map((file) => `${file} has no line in docs/upgrading.md. Say what it relies on.`)).toEqual([]);
});

test('no line is left of a file that relies on nothing any more', () => {
  const present = [...filesIn('src'), ...filesIn('tests'), 'docusaurus.config.ts', 'jest.config.mjs'];
  const gone = listed.filter((file) => !present.includes(file) || (file.startsWith('src/') && !relies(file)));
  expect(gone.map((file) => `${file} no longer needs its line in docs/upgrading.md.`)).toEqual([]);
});

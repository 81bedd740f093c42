import {filesIn, read} from '../support/files';

const files = ['docusaurus.config.ts', ...['src', 'pages', 'static'].flatMap(filesIn)].filter(
  (file) => file !== 'src/company/palette.ts' && /\.(mdx?|tsx?|mjs|css|svg|json|html|txt)$/.test(file),
);

/** Color literals, but not HTML character references such as &#123; */
const literal = /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

/** Black and white, even translucent, belong to no palette. */
const blackOrWhite = /^#(?:0{3}|f{3}|0{6}|f{6})([\da-f]{1,2})?$/i;

const reasons: Readonly<Record<string, string>> = {
  'src/content/companyFields.ts': 'a sentence gives an example',
  'src/css/colors.css': 'written from the palette',
};

test('color literals are only in src/company/palette.ts', () => {
  const strays = files
    .filter((file) => !(file in reasons))
    .flatMap((file) =>
      [...read(file).matchAll(literal)]
        .map(([color]) => color)
        .filter((color) => !blackOrWhite.test(color))
        .map((color) => `${file} has ${color}. Use a token, or add a role to src/css/palette/roles.ts.`),
    );
  expect(strays).toEqual([]);
});

import {filesIn, read} from '../support/files';

const files = ['docusaurus.config.ts', ...['src', 'pages', 'static'].flatMap(filesIn)].filter(
  (file) => file !== 'src/css/colors.css' && /\.(mdx?|tsx?|mjs|css|svg|json|html|txt)$/.test(file),
);

/** Color literals, but neither HTML character references such as &#123; nor colors derived from others. */
const literal =
  /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from )/gi;

/** Black and white, even translucent, belong to no palette. */
const blackOrWhite = /^#(?:0{3}|f{3}|0{6}|f{6})([\da-f]{1,2})?$/i;

const reasons: Readonly<Record<string, string>> = {
  'src/css/messages.ts': 'a sentence gives an example',
};

test('color literals are only in src/css/colors.css', () => {
  const strays = files
    .filter((file) => !(file in reasons))
    .flatMap((file) =>
      [...read(file).matchAll(literal)]
        .map(([color]) => color)
        .filter((color) => !blackOrWhite.test(color))
        .map((color) => `${file} has ${color}. Use a token of src/css/colors.css, or derive one there.`),
    );
  expect(strays).toEqual([]);
});

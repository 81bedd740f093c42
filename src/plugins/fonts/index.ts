import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Printable ASCII and the typography that copy uses. A character outside it falls back to the system's font. */
const ascii = String.fromCharCode(...Array.from({length: 95}, (_, at) => at + 32));
const text = `${ascii}\u00a0©·×éüñ–—‘’“”•…→−€`;
/** Headlines, figures and quotes hold no code and no addresses. */
const headline = `${ascii.replace(/[@#^`{}|~\\<>=_]/g, '')}\u00a0–—‘’“”…`;

/**
 * Only the weights that the styles name: axes and glyphs that nobody sees are bytes that everybody loads.
 * The default weight is the one next to the font's own: fewer outlines have to be moved.
 */
const fonts = {
  'figtree.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text,
    wght: {min: 400, max: 600, default: 400},
  },
  'bricolage.woff2': {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    text: headline,
    wght: {min: 500, max: 650, default: 500},
  },
};

/** Writes the subset fonts where `src/css/fonts.css` finds them; the same input always gives the same bytes. */
export default function fontsPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [path.join(__dirname, 'client', 'late.ts')],
    async loadContent() {
      const folder = path.join(generatedFilesDir, 'fonts');
      await mkdir(folder, {recursive: true});
      for (const [name, {from, text: glyphs, wght}] of Object.entries(fonts)) {
        const source = await readFile(require.resolve(from));
        // Without the closure, alternate forms that no style asks for stay out.
        const options = {targetFormat: 'woff2', variationAxes: {wght}, noLayoutClosure: true} as const;
        const subset = await subsetFont(source, glyphs, options);
        await writeFile(path.join(folder, name), subset);
      }
    },
  };
}

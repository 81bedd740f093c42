import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Printable ASCII and the typography that copy uses. A character outside it falls back to the system's font. */
const ascii = String.fromCharCode(...Array.from({length: 95}, (_, at) => at + 32));
const text = `${ascii}\u00a0©·×÷éüñ–—‘’“”•…→−€`;
/** Headlines, figures and quotes hold no code and no addresses. */
const headline = `${ascii.replace(/[@#^`{}|~\\<>=_]/g, '')}\u00a0–—‘’“”…`;

/**
 * Only the weights that the styles name: axes and glyphs that nobody sees are bytes that everybody loads.
 * The default weight is the one next to the font's own: fewer outlines have to be moved.
 */
const typefaces = {
  'figtree.woff2': {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: text,
    weights: {min: 400, max: 600, default: 400},
  },
  'bricolage.woff2': {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    letters: headline,
    weights: {min: 500, max: 650, default: 500},
  },
};

type Name = keyof typeof typefaces;

/** What the site serves of a typeface: the same letters and weights always give the same bytes. */
async function cut(name: Name): Promise<{address: string; bytes: Buffer}> {
  const {from, letters, weights} = typefaces[name];
  // Without the closure, alternate forms that no style asks for stay out.
  const options = {targetFormat: 'woff2', variationAxes: {wght: weights}, noLayoutClosure: true} as const;
  const bytes = await subsetFont(await readFile(require.resolve(from)), letters, options);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {address: `/assets/fonts/${name.replace('.', `-${hash}.`)}`, bytes};
}

export type Typefaces = {
  /** The addresses of the files. */
  addresses: string[];
  /** The rules that declare them, for the head of every page. */
  css: string;
};

/** Writes the typefaces into a folder that is served as it is, and gives back the rules that name them. */
export async function writeTypefaces(folder: string): Promise<Typefaces> {
  const addresses: string[] = [];
  let css = await readFile(path.join(__dirname, 'typefaces.css'), 'utf8');
  await rm(folder, {recursive: true, force: true});
  for (const name of Object.keys(typefaces) as Name[]) {
    const {address, bytes} = await cut(name);
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, bytes);
    css = css.replace(name, address);
    addresses.push(address);
  }
  return {addresses, css};
}

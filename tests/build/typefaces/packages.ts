import {copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../support/files';

const installed = (name: string) => path.join(root, 'node_modules', name);
const inter = installed('@fontsource-variable/inter');

type Description = {family: string; weights: number[]; variable: object};

/** A site with real and invented font packages, and only the pages that a test writes. */
export function smallSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'typefaces-'));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const make = (name: string, id: string, description: Description) => {
    mkdirSync(at('node_modules', name, 'files'), {recursive: true});
    const metadata = {id, category: 'sans-serif', subsets: ['latin'], ...description};
    writeFileSync(at('node_modules', name, 'metadata.json'), JSON.stringify(metadata));
  };
  mkdirSync(at('node_modules', '@fontsource-variable'), {recursive: true});
  for (const name of readdirSync(installed('@fontsource-variable'))) {
    symlinkSync(installed(`@fontsource-variable/${name}`), at('node_modules/@fontsource-variable', name));
  }
  mkdirSync(at('pages'));
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    /** Adds a package with a file for each weight of a typeface that is also available as a variable font. */
    separate(id: string, weights: number[]) {
      const wght = {min: '400', max: '700', default: '400'};
      make(`@fontsource/${id}`, id, {family: 'Separate', weights, variable: {wght}});
      for (const weight of weights) {
        const file = at('node_modules/@fontsource', id, 'files', `${id}-latin-${weight}-normal.woff2`);
        copyFileSync(path.join(inter, 'files/inter-latin-wght-normal.woff2'), file);
      }
    },
    /** Adds a variable font with the glyphs of `source` and the weights from `min` to `max`. */
    variable(id: string, [min, max]: [number, number], source: string | Buffer) {
      const wght = {min: String(min), max: String(max), default: String(min)};
      make(`@fontsource-variable/${id}`, id, {family: 'Narrow', weights: [min, max], variable: {wght}});
      const file = at('node_modules/@fontsource-variable', id, 'files', `${id}-latin-wght-normal.woff2`);
      if (typeof source === 'string') cpSync(path.join(inter, 'files', source), file);
      else writeFileSync(file, source);
    },
    discard: () => rmSync(folder, {recursive: true, force: true}),
  };
}

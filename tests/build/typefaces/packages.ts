import {copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../support/files';
import {newFolder} from '../../support/servers';

const installed = (...parts: string[]) => path.join(root, 'node_modules/@fontsource-variable', ...parts);

/** A site with the installed typefaces and those that a test invents, and only the pages that it writes. */
export function smallSite() {
  const folder = newFolder('typefaces');
  const at = (...parts: string[]) => path.join(folder, ...parts);
  mkdirSync(at('pages'));
  mkdirSync(at('node_modules/@fontsource-variable'), {recursive: true});
  for (const name of readdirSync(installed()))
    symlinkSync(installed(name), at('node_modules/@fontsource-variable', name));
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    /** Adds a package with the letters of Inter: a variable font, or a file for each weight. */
    add(name: string, family: string, weights: number[]) {
      const [id, files] = [path.basename(name), at('node_modules', name, 'files')];
      const wght = {min: String(weights.at(0)), max: String(weights.at(-1)), default: String(weights.at(0))};
      const metadata = {id, family, weights, variable: {wght}, category: 'sans-serif'};
      mkdirSync(files, {recursive: true});
      writeFileSync(at('node_modules', name, 'metadata.json'), JSON.stringify(metadata));
      writeFileSync(at('node_modules', name, 'unicode.json'), '{"latin": "U+0000-00FF,U+2000-206F"}');
      for (const part of name.includes('variable') ? ['wght'] : weights) {
        const file = path.join(files, `${id}-latin-${part}-normal.woff2`);
        copyFileSync(installed('inter/files/inter-latin-wght-normal.woff2'), file);
      }
    },
  };
}

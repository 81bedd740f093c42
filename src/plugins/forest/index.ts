import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {sheet} from './drawing';

/**
 * Writes the forest as a file that all pages share: it loads once and stays out of their HTML and script. The engine
 * would write a picture of this size into every page that imports it, so pages get its address instead.
 */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const address = `/assets/forest-${createHash('sha256').update(sheet).digest('hex').slice(0, 16)}.svg`;
  return {
    name: 'forest',
    async loadContent() {
      // The config serves this folder beside `static/`.
      const served = path.join(generatedFilesDir, 'forest', 'served');
      const file = path.join(served, address);
      await rm(served, {recursive: true, force: true});
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, sheet);
    },
    async contentLoaded({actions}) {
      await actions.createData('address.json', JSON.stringify(address));
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {token} from '../palette/token';
import type {Theme} from '../palette/tokens';
import {drawing, valley} from './drawing';

const picture = (theme: Theme) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${valley.width} ${valley.height}">${drawing((color) => token(color, theme))}</svg>`;

function fileOf(time: string, theme: Theme) {
  const text = picture(theme);
  return {text, address: `/assets/forest-${time}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`};
}

/**
 * Writes the forest by day and by night as files of their own: a page loads the one that it shows, and only when it
 * comes near. The engine would write a picture of this size into every page that imports it.
 */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const files = {day: fileOf('day', 'light'), night: fileOf('night', 'dark')};
  return {
    name: 'forest',
    async loadContent() {
      // The config serves this folder beside `static/`.
      const served = path.join(generatedFilesDir, 'forest', 'served');
      await rm(served, {recursive: true, force: true});
      await mkdir(path.join(served, 'assets'), {recursive: true});
      await Promise.all(Object.values(files).map(({address, text}) => writeFile(path.join(served, address), text)));
    },
    async contentLoaded({actions}) {
      const addresses = {day: files.day.address, night: files.night.address, ...valley};
      await actions.createData('forest.json', JSON.stringify(addresses));
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {token} from '../palette/token';
import type {Theme} from '../palette/tokens';
import {drawing, scenes, valley} from './drawing';

type Scene = keyof typeof scenes;

function fileOf(scene: Scene, theme: Theme) {
  const text = drawing((color) => token(color, theme), scenes[scene]);
  const name = `forest-${scene}-${theme}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.svg`;
  return {text, address: `/assets/${name}`};
}

/**
 * Writes each scene of the forest by day and by night as a file of its own: a page loads the one that it shows, and
 * only when it comes near. The engine would write a picture of this size into every page that imports it.
 */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const files = (Object.keys(scenes) as Scene[]).map((scene) => ({
    scene,
    light: fileOf(scene, 'light'),
    dark: fileOf(scene, 'dark'),
  }));
  return {
    name: 'forest',
    async loadContent() {
      // The config serves this folder beside `static/`.
      const served = path.join(generatedFilesDir, 'forest', 'served');
      await rm(served, {recursive: true, force: true});
      await mkdir(path.join(served, 'assets'), {recursive: true});
      const all = files.flatMap(({light, dark}) => [light, dark]);
      await Promise.all(all.map(({address, text}) => writeFile(path.join(served, address), text)));
    },
    async contentLoaded({actions}) {
      const addresses = files.map(({scene, light, dark}) => ({scene, light: light.address, dark: dark.address}));
      await actions.createData('forest.json', JSON.stringify({...valley, scenes: addresses}));
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {serveFiles} from '../generated';
import {token, type Theme} from '../../css/palette/tokens';
import {drawing, scenes, valley} from './drawing';

/** A file for each scene and theme, which loads when scrolled near. An import would inline it into every page. */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const files: Record<string, string> = {};
  const shown = Object.entries(scenes).map(([scene, places]) => {
    const sceneAddress = (theme: Theme) => {
      const text = drawing((color) => token(color, theme), places);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const address = `/assets/forest-${scene}-${theme}-${hash}.svg`;
      files[address] = text;
      return address;
    };
    return {scene, light: sceneAddress('light'), dark: sceneAddress('dark')};
  });
  return {
    name: 'forest',
    loadContent: () => serveFiles(path.join(generatedFilesDir, 'served', 'forest'), files),
    async contentLoaded({actions}) {
      await actions.createData('forest.json', JSON.stringify({...valley, scenes: shown}));
    },
  };
}

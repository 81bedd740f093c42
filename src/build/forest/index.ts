import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {serveFiles} from '../generated';
import {token, type Theme} from '../../css/palette/tokens';
import {drawing, scenes, valley} from './drawing';

/**
 * Writes each scene of the forest, by day and by night, to a file of its own, so that a page loads only the one that it
 * shows, and only when it is scrolled near. An import would inline a picture of this size into every page.
 */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const files: Record<string, string> = {};
  const shown = Object.entries(scenes).map(([scene, places]) => {
    const addressOf = (theme: Theme) => {
      const text = drawing((color) => token(color, theme), places);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const address = `/assets/forest-${scene}-${theme}-${hash}.svg`;
      files[address] = text;
      return address;
    };
    return {scene, light: addressOf('light'), dark: addressOf('dark')};
  });
  return {
    name: 'forest',
    loadContent: () => serveFiles(path.join(generatedFilesDir, 'served', 'forest'), files),
    async contentLoaded({actions}) {
      await actions.createData('forest.json', JSON.stringify({...valley, scenes: shown}));
    },
  };
}

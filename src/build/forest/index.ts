import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {serveFiles} from '../generated';
import type {Theme} from '../../css/colors';
import {drawing, valley} from './drawing';

/** A file for each theme, which loads when scrolled near. An import would inline it into the page. */
export default function forestPlugin({generatedFilesDir}: LoadContext): Plugin {
  const files: Record<string, string> = {};
  const address = (theme: Theme) => {
    const text = drawing(theme);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = `/assets/forest-${theme}-${hash}.svg`;
    files[file] = text;
    return file;
  };
  const shown = {...valley, light: address('light'), dark: address('dark')};
  return {
    name: 'forest',
    loadContent: () => serveFiles(path.join(generatedFilesDir, 'served', 'forest'), files),
    async contentLoaded({actions}) {
      await actions.createData('forest.json', JSON.stringify(shown));
    },
  };
}

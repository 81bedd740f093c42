import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {FinishedPages} from '../../finishedPages';

/** Puts the search into its slots, and the index of all pages into the build. */
export default function searchPlugin(): Plugin<FinishedPages> {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, '..', 'ui', 'theme'),
    loadContent: () => ({finishedPages: async (outDir) => (await import('./searchIndex')).searchIndex(outDir)}),
  };
}

import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/**
 * Slots that Docusaurus's own theme does not have, empty. The plugin of a feature, which the configuration lists after
 * this one, fills them; without it, they render nothing.
 */
export default function slotsPlugin(): Plugin {
  return {name: 'slots', getThemePath: () => path.join(__dirname, 'theme')};
}

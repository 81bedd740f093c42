import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** What the classic theme loads on every page: its styles, code colors, and a progress bar that Trusted Types block. */
const unused = /infima[\\/]dist[\\/]css|theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/;

/** Leaves modules out of the site by replacing them with an empty one. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(unused, path.join(__dirname, 'nothing.ts'))],
    }),
  };
}

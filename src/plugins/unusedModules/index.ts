import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** What the stock theme loads on every page and this site does not use: styles, code colors, a progress bar. */
const unused = [/infima[\\/]dist[\\/]css/, /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/];

/** Leaves modules out of the site by replacing them with an empty one. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      return {plugins: unused.map((pattern) => new Replacement(pattern, path.join(__dirname, 'empty.ts')))};
    },
  };
}

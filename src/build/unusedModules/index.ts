import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

/** What the classic theme loads on every page: its styles, code colors, and a progress bar that Trusted Types block. */
const unused = /infima[\\/]dist[\\/]css|theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/;

/** What pages import from lists, and the schemas. No module of these has an effect, so a page gets only what it uses. */
const parts = /src[\\/](components|illustrations|content|features[\\/]\w+)[\\/].*\.tsx?$/;

/** Leaves modules out of the site: these by replacing them with an empty one, those of a list where no page uses them. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(unused, path.join(__dirname, 'nothing.ts'))],
      module: {rules: [{test: parts, sideEffects: false}]},
    }),
  };
}

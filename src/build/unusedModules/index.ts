import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../../company';
import {modulesWithout} from '../features/owned';
import {literally} from '../../content/text';

/** What the stock theme loads on every page and this site does not use: styles, code colors, a progress bar. */
const unused = [/infima[\\/]dist[\\/]css/, /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/];

const exactly = (file: string) => new RegExp(`^${literally(file)}$`);

/** Leaves modules out of the site by replacing them: stock ones with an empty module, components with one that draws nothing. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const empty = unused.map((pattern) => new Replacement(pattern, path.join(__dirname, 'empty.ts')));
      const nothing = path.join(__dirname, 'nothing.ts');
      const without = modulesWithout(features).map((file) => new Replacement(exactly(file), nothing));
      // A helper of the router's `withRouter`, which nothing here calls.
      const statics = new Replacement(/^hoist-non-react-statics$/, nothing);
      const helpers = isServer ? [] : [new Replacement(/^tslib$/, path.join(__dirname, 'importDefault.ts'))];
      return {plugins: [...empty, ...without, statics, ...helpers]};
    },
  };
}

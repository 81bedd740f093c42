import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../../company';
import {modulesWithout} from '../features/owned';
import {literally} from '../../content/text';

/** What the classic theme and the router load on every page, but this site does not use. */
const unused = [
  // Styles, code colors, a progress bar.
  /infima[\\/]dist[\\/]css/,
  /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/,
  // A helper of the router's `withRouter`, which nothing here calls.
  /^hoist-non-react-statics$/,
];

const exactly = (file: string) => new RegExp(`^${literally(file)}$`);

/** Leaves modules out of the site by replacing them with one that renders nothing. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const nothing = path.join(__dirname, 'nothing.ts');
      const without = [...unused, ...modulesWithout(features).map(exactly)];
      const helpers = isServer ? [] : [new Replacement(/^tslib$/, path.join(__dirname, 'importDefault.ts'))];
      return {plugins: [...without.map((pattern) => new Replacement(pattern, nothing)), ...helpers]};
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../../company';
import {modulesWithout} from '../features/owned';

/** What the stock theme loads on every page and this site does not use: styles, code colors, a progress bar. */
const unused = [/infima[\\/]dist[\\/]css/, /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/];

const exactly = (file: string) => new RegExp(`^${file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

/** Leaves modules out of the site by replacing them: stock ones with an empty module, components with one that draws nothing. */
/** Leads to other languages, of which there may be none. */
const languages = path.join(__dirname, '..', '..', 'components', 'Languages', 'index.tsx');

export default function unusedModulesPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const empty = unused.map((pattern) => new Replacement(pattern, path.join(__dirname, 'empty.ts')));
      const nothing = path.join(__dirname, 'nothing.ts');
      const leftOut = [...modulesWithout(features), ...(i18n.locales.length > 1 ? [] : [languages])];
      return {plugins: [...empty, ...leftOut.map((file) => new Replacement(exactly(file), nothing))]};
    },
  };
}

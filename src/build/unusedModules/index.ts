import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../../company';
import {featureNames, type Feature} from '../../content/features';
import {literally} from '../../content/text';

/** What the classic theme loads on every page: its styles, code colors, and a progress bar that Trusted Types block. */
const unused = /infima[\\/]dist[\\/]css|theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/;

/** The modules that render a feature. What only they import is left out with them. */
const modules: Readonly<Record<Feature, readonly string[]>> = {
  newsletter: ['features/contact/ui/Newsletter/index.tsx'],
  search: ['features/search/ui/index.tsx', 'features/search/ui/SearchField.tsx'],
  chat: [
    'features/chat/ui/ChatController.tsx',
    'features/chat/ui/ChatButton/index.tsx',
    'features/chat/ui/ChatWidget/index.tsx',
  ],
  themeToggle: ['components/ThemeToggle/index.tsx'],
};

const switchedOff = featureNames.filter((name) => !features[name]).flatMap((name) => modules[name]);
const src = path.join(__dirname, '..', '..');
const exactly = (file: string) => new RegExp(`^${literally(path.join(src, file))}$`);

/** Leaves modules out of the site by replacing them with one that renders nothing. */
export default function unusedModulesPlugin(): Plugin {
  return {
    name: 'unused-modules',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const nothing = path.join(__dirname, 'nothing.ts');
      return {plugins: [unused, ...switchedOff.map(exactly)].map((pattern) => new Replacement(pattern, nothing))};
    },
  };
}

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../../company';
import {featureNames, type Feature} from '../../content/features';
import {literally} from '../../content/text';

/** What the classic theme and the router load on every page, but this site does not use. */
const unused = [
  // Styles, code colors, a progress bar.
  /infima[\\/]dist[\\/]css/,
  /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/,
  // A helper of the router's `withRouter`, which nothing here calls.
  /^hoist-non-react-statics$/,
  // What shows while a page loads, though pages show only once loaded; and the warning about `baseUrl`, which is off.
  /^@theme\/Loading$/,
  /^\.\/BaseUrlIssueBanner$/,
  // The versions of all plugins.
  /^@generated\/site-metadata$/,
];

/** The settings that pages read. The others are for builds, and one of them is the template of the whole page. */
const readByPages = ['title', 'url', 'baseUrl', 'trailingSlash', 'titleDelimiter', 'noIndex', 'themeConfig'] as const;
const inBrowser = (config: DocusaurusConfig) => ({
  ...Object.fromEntries(readByPages.map((name) => [name, config[name]])),
  future: {experimental_router: config.future.experimental_router},
});

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
export default function unusedModulesPlugin({siteConfig}: LoadContext): Plugin {
  const name = 'unused-modules';
  const settings = 'docusaurus.config.json';
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData(settings, JSON.stringify(inBrowser(siteConfig)));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const nothing = path.join(__dirname, 'nothing.ts');
      const without = [...unused, ...switchedOff.map(exactly)];
      const smaller = isServer
        ? []
        : [
            new Replacement(/^tslib$/, path.join(__dirname, 'importDefault.ts')),
            new Replacement(/^@generated\/docusaurus\.config$/, `@generated/${name}/default/${settings}`),
          ];
      return {plugins: [...without.map((pattern) => new Replacement(pattern, nothing)), ...smaller]};
    },
  };
}

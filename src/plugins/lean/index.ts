import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/** What the stock theme puts on every page and this site never uses: styles, code colors, a progress bar. */
const unused = [/infima[\\/]dist[\\/]css/, /theme-classic[\\/]lib[\\/](prism-include-languages|nprogress)/];

/** What browsers get in place of larger parts of the engine; README.md says why each may. The server keeps all. */
const standIns: readonly (readonly [request: RegExp, file: string])[] = [
  [/^react-helmet-async$/, 'client/head.tsx'],
  [/^react-router(-dom|-config)$/, 'client/router.tsx'],
  [/^react-loadable$/, 'client/loadable.ts'],
  [/^@docusaurus\/Link$/, 'client/Link.tsx'],
  [/^@docusaurus\/utils-common$/, 'client/causes.ts'],
  [/^@generated\/docusaurus\.config$/, '@generated/lean/default/config.json'],
  [/^(@theme\/Loading|\.\/BaseUrlIssueBanner)$/, 'client/none.tsx'],
];

/** The engine's own, without the stock theme's titles: a page of this site says its title whole. */
const plainProvider = '@docusaurus/core/lib/client/theme-fallback/ThemeProvider';

const inThisFolder = (file: string) => (file.startsWith('@') ? file : path.join(__dirname, file));

/** What code in browsers reads of the configuration. The rest is for the build: templates, plugins, checks. */
const configForBrowsers = ({future, themeConfig, ...config}: DocusaurusConfig) => ({
  title: config.title,
  titleDelimiter: config.titleDelimiter,
  url: config.url,
  baseUrl: config.baseUrl,
  trailingSlash: config.trailingSlash,
  favicon: config.favicon,
  noIndex: config.noIndex,
  future: {experimental_router: future.experimental_router},
  themeConfig: {docs: themeConfig.docs},
});

/** The stand-in for the router knows plain addresses alone. */
function refuseParameters(routes: readonly string[]): void {
  const odd = routes.filter((route) => /[:*()]/.test(route));
  if (odd.length > 0)
    throw new Error(`${odd.join(', ')}: src/plugins/lean/client/routes.ts takes no parameters in routes.`);
}

export default function leanPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean',
    getClientModules: () => ['client/layOutInTime.ts', 'client/loadAhead.ts'].map(inThisFolder),
    async contentLoaded({actions}) {
      await actions.createData('config.json', configForBrowsers(siteConfig));
    },
    async postBuild({routesPaths}) {
      refuseParameters(routesPaths);
    },
    configureWebpack({mode}, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
      const nothing = unused.map((pattern) => new Replacement(pattern, inThisFolder('nothing.ts')));
      const titles = new Replacement(/^@theme\/ThemeProvider$/, plainProvider);
      const lean = standIns.map(([request, file]) => new Replacement(request, inThisFolder(file)));
      if (isServer) return {plugins: [...nothing, titles]};
      const shared = {plugins: [...nothing, titles, ...lean]};
      // The development server brings its own way in, which changes what runs while it runs.
      if (mode !== 'production') return shared;
      // The bundler's runtime lists files by number and by name else, 0.3 KiB more.
      return {...shared, entry: inThisFolder('client/start.ts'), optimization: {chunkIds: 'named'}};
    },
  };
}

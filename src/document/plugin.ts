import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../company';
import {palette} from '../company/palette';
import {beforePaint} from './inline/beforePaint';
import {chosenTheme} from './inline/chosenTheme';
import {keepScrollPosition} from './inline/keepScrollPosition';
import {lateLayout} from './inline/lateLayout';
import {lateTypefaces} from './inline/lateTypefaces';
import {startApplication} from './inline/startApplication';
import {dropChosenThemes} from './dropChosenThemes';
import {names, type Names} from '../content/documentNames';

const isProduction = process.env.NODE_ENV === 'production';

type CssLoader = {options?: {modules?: {localIdentName?: string}}};

const styleSheets = ['tokens', 'base', 'preferences'].map((name) => path.join(__dirname, '..', 'css', `${name}.css`));
// In development, a page loaded ahead comes from routes that a hot update may have replaced. The browser then has to load
// everything again at the next update.
const clientModules = [...(isProduction ? ['preloadInView'] : []), 'morphIcon', 'navigation', 'loadStyleSheet'].map(
  (name) => path.join(__dirname, 'client', `${name}.ts`),
);

const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/** In a build, a class is named by its hash alone; readable names would add 2% to every page. */
function shortenClasses(rules: unknown): void {
  for (const {use} of rules as {use?: CssLoader[]}[]) {
    for (const {options} of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[contenthash:base64:5]';
    }
  }
}

const inline = (script: (names: Names) => void): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(${script.toString()})(${JSON.stringify(names)})`,
});

/** The color of the browser's own bars. React would rewrite these tags on each page, without the chosen theme. */
const themeColor = (theme: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})`},
});

/**
 * The HTML around the application: global styles, and scripts that run before it, as README.md explains in order.
 * Global style sheets are loaded here because the preset would load them before the order of the layers is declared,
 * and the first mention of a layer decides its position.
 */
export const shellPlugin = (): Plugin => ({
  name: 'shell',
  getClientModules: () => [...styleSheets, ...clientModules],
  injectHtmlTags: () => ({
    headTags: [
      themeColor('light', palette.paper),
      themeColor('dark', palette.night),
      ...(features.themeToggle ? [inline(chosenTheme)] : []),
      inline(beforePaint),
      inline(lateLayout),
      inline(lateTypefaces),
    ],
    // The development server starts the application itself.
    postBodyTags: [inline(keepScrollPosition), ...(isProduction ? [inline(startApplication)] : [])],
  }),
  // Without postcss-preset-env, which took a tenth of a build and changed nothing: the browsers we support can read
  // our CSS once it is minified. `config: false` saves the loader from searching all parent folders for a
  // configuration.
  configurePostCss: (options) => ({
    ...options,
    config: false,
    plugins: [
      ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
      ...(features.themeToggle ? [] : [dropChosenThemes]),
    ],
  }),
  configureWebpack({mode, module}, isServer, {currentBundler}) {
    if (mode !== 'production') return {};
    shortenClasses(module?.rules);
    if (!isServer) return {entry: path.join(__dirname, 'startInSteps.ts')};
    const {NormalModuleReplacementPlugin: Replacement} = currentBundler.instance;
    return {plugins: [new Replacement(/^\.\/renderToHtml$/, path.join(__dirname, 'renderToHtml.ts'))]};
  },
});

import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {palette} from '../company/palette';
import {beforePaint} from './inline/beforePaint';
import {chosenTheme} from './inline/chosenTheme';
import {keepPlaces} from './inline/keepPlaces';
import {lateTypefaces} from './inline/lateTypefaces';
import {startApplication} from './inline/startApplication';
import {dropChosenThemes} from './dropChosenThemes';
import {names, type Names} from '../content/documentNames';

type Options = {
  /** Whether visitors may choose a theme; otherwise the page follows their system. */
  themeToggle: boolean;
};

const isProduction = process.env.NODE_ENV === 'production';

type CssLoader = {options?: {modules?: {localIdentName?: string}}};

const styleSheets = ['tokens', 'base', 'preferences'].map((name) => path.join(__dirname, '..', 'css', `${name}.css`));
const clientModules = ['preloadInView', 'growIcon', 'moves', 'wholeSheet'].map((name) =>
  path.join(__dirname, 'client', `${name}.ts`),
);

const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/** In a build a class goes by its hash alone: its name would be a fiftieth of every page. */
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

/** The color of the browser's own bars. Tags of React's would be written again with each page, without the chosen theme. */
const themeColor = (theme: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})`},
});

/**
 * What is around the application on every page: global styles, and the scripts that run before it.
 * README.md tells in order what happens. Global style sheets are named here because the preset would load them before
 * the order of the layers is declared, and the first mention of a layer decides its place.
 */
export const shellPlugin =
  ({themeToggle}: Options) =>
  (): Plugin => ({
    name: 'shell',
    getClientModules: () => [...styleSheets, ...clientModules],
    injectHtmlTags: () => ({
      headTags: [
        themeColor('light', palette.paper),
        themeColor('dark', palette.night),
        ...(themeToggle ? [inline(chosenTheme)] : []),
        inline(beforePaint),
        inline(lateTypefaces),
      ],
      // The development server starts the application itself.
      postBodyTags: [inline(keepPlaces), ...(isProduction ? [inline(startApplication)] : [])],
    }),
    // Every browser of our list reads CSS as we write it, and the minifier puts right what one does not: the engine's
    // own pass over each sheet changed nothing and took a tenth of a build. Nor is there a configuration to look for,
    // which the loader did in every folder up to the root, for each sheet under a dozen names.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [
        ...options.plugins.filter((plugin) => !isPresetEnv(plugin)),
        ...(themeToggle ? [] : [dropChosenThemes]),
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

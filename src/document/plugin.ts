import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {palette} from '../css/colors';
import {names, type Names} from '../content/documentNames';
import {startApplication} from './startApplication';
import {trustedTypes} from './trustedTypes';

const isProduction = process.env.NODE_ENV === 'production';

const styleSheets = ['colors', 'tokens', 'base', 'copy', 'preferences'].map((name) =>
  path.join(__dirname, '..', 'css', `${name}.css`),
);

const inline = (script: (names: Names) => void): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: `(${script.toString()})(${script.length > 0 ? JSON.stringify(names) : ''})`,
});

/** The color of the browser's own bars. React would rewrite these tags on each page, without the chosen theme. */
const themeColor = (theme: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {name: 'theme-color', content, media: `(prefers-color-scheme: ${theme})`},
});

/**
 * The HTML around the application, as README.md explains. Global style sheets are loaded here because the preset would
 * load them before the order of the layers is declared, and the first mention of a layer decides its position.
 */
export default function documentPlugin(): Plugin {
  return {
    name: 'document',
    getClientModules: () => [...styleSheets, path.join(__dirname, 'client', 'navigation.ts')],
    injectHtmlTags: () => ({
      headTags: [themeColor('light', palette.paper), themeColor('dark', palette.night), inline(trustedTypes)],
      // The development server starts the application itself.
      postBodyTags: isProduction ? [inline(startApplication)] : [],
    }),
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer
        ? {
            entry: path.join(__dirname, 'client', 'startInSteps.ts'),
            // Docusaurus puts the styles of all pages into one sheet; now each chunk has its own, and a page no others.
            optimization: {splitChunks: {cacheGroups: {styles: false, common: {type: /javascript/}}}},
          }
        : {},
  };
}

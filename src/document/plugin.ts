import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {features} from '../company';
import {palette} from '../company/palette';
import {chosenTheme} from './inline/chosenTheme';
import {earlyTaps} from './inline/earlyTaps';
import {keepScrollPosition} from './inline/keepScrollPosition';
import {lateLayout} from './inline/lateLayout';
import {lateTypefaces} from './inline/lateTypefaces';
import {startApplication} from './inline/startApplication';
import {trustedTypes} from './inline/trustedTypes';
import {names, type Names} from '../content/documentNames';

const isProduction = process.env.NODE_ENV === 'production';

const styleSheets = ['colors', 'tokens', 'base', 'copy', 'preferences'].map((name) =>
  path.join(__dirname, '..', 'css', `${name}.css`),
);
const clientModules = [path.join(__dirname, 'client', 'navigation.ts')];

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
 * The HTML around the application: global styles, and scripts that run before it, as README.md explains in order.
 * Global style sheets are loaded here because the preset would load them before the order of the layers is declared,
 * and the first mention of a layer decides its position.
 */
export default function shellPlugin(): Plugin {
  return {
    name: 'shell',
    getClientModules: () => [...styleSheets, ...clientModules],
    injectHtmlTags: () => ({
      headTags: [
        themeColor('light', palette.paper),
        themeColor('dark', palette.night),
        inline(trustedTypes),
        ...(features.themeToggle ? [inline(chosenTheme)] : []),
        inline(earlyTaps),
        inline(lateLayout),
        inline(lateTypefaces),
      ],
      // The development server starts the application itself.
      postBodyTags: [inline(keepScrollPosition), ...(isProduction ? [inline(startApplication)] : [])],
    }),
    configureWebpack: ({mode}, isServer) =>
      mode === 'production' && !isServer ? {entry: path.join(__dirname, 'client', 'startInSteps.ts')} : {},
  };
}

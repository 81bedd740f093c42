import type {Plugin} from '@docusaurus/types';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fillColors} from './styleSheets';
import {tokens} from './token';

const palette = path.join(__dirname, '../../company/palette.ts');
const sources = [palette, ...readdirSync(__dirname).map((name) => path.join(__dirname, name))];

/** Derives the colors of the site from the few of the company, and gives them to the style sheets. */
export default function palettePlugin(): Plugin {
  return {
    name: 'palette',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, fillColors(tokens, sources)]}),
  };
}

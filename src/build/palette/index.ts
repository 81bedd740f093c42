import type {Plugin} from '@docusaurus/types';
import createJiti from 'jiti';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Palette} from '../../company/palette';
import {refuse} from './refusals';
import {fillColors} from './styleSheets';
import {derive} from './tokens';

const file = path.join(__dirname, '../../company/palette.ts');
const sources = [file, ...readdirSync(__dirname).map((name) => path.join(__dirname, name))];

/** Read again each time, so that a saved palette shows at once. */
function paletteNow(): Palette {
  const {palette} = createJiti(file, {interopDefault: true, requireCache: false})(file) as {palette: Palette};
  return palette;
}

/** Derives the colors of the site from the few of the company, and gives them to the style sheets. */
export default function palettePlugin(): Plugin {
  const tokensNow = () => derive(refuse(paletteNow()));
  return {
    name: 'palette',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, fillColors(tokensNow, sources)]}),
  };
}

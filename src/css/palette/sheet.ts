import {hues} from '../../content/fieldSchemas';
import type {Palette} from '../../content/companyFields';
import {tokenRoles} from './roles';
import {derive} from './tokens';

export const sheetFile = 'src/css/colors.css';

/** The style sheet with all colors of the site, for the light and the dark theme. */
export function colorSheet(palette: Palette): string {
  const {light, dark} = derive(palette);
  const value = (name: string) =>
    light[name] === dark[name] ? light[name] : `light-dark(${light[name]}, ${dark[name]})`;
  const rule = (selector: string, tokens: readonly (readonly [token: string, name: string])[]) =>
    `${selector} {\n${tokens.map(([token, name]) => `  --${token}: ${value(name)};\n`).join('')}}\n`;
  return [
    '/* Written by `npm run colors` from src/company/palette.ts. The roles are in src/css/palette/roles.ts. */',
    rule(
      ':root',
      Object.keys(tokenRoles).map((name) => [name, name]),
    ),
    '/* Eight hues for pages, cards and icons: an ink for text, a tint for surfaces, a pair for gradients. */',
    ...hues.map((hue, at) =>
      rule(
        `${at === 0 ? ':root,\n' : ''}[data-hue='${hue}']`,
        ['ink', 'tint', 'a', 'b'].map((part) => [`hue-${part}`, `${hue}-${part}`]),
      ),
    ),
  ].join('\n');
}

import {readFileSync} from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../../css/tokens.css'), 'utf8');

/** The light value of a token, from the rule of a hue or from the root. */
export function token(name: string, rule = ''): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css.slice(css.indexOf(rule)))?.[1];
  if (!value) throw new Error(`src/css/tokens.css has no --${name}${rule && ` in ${rule}`}, which social cards need.`);
  return /^light-dark\(([^,]+),/.exec(value)?.[1] ?? value;
}

/** The colors of a card, from the tokens that the pages themselves are painted with. */
export const colorsOf = (hue: string) => ({
  text: token('text'),
  brand: token('brand'),
  onForest: token('text-on-inverse'),
  ink: token('hue-ink', `[data-hue='${hue}']`),
  tint: token('hue-tint', `[data-hue='${hue}']`),
});

export type CardColors = ReturnType<typeof colorsOf>;

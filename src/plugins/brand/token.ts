import {readFileSync} from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8');

export type Theme = 'light' | 'dark';

/** The value of a token, from the rule of a hue or from the root, for drawings that style sheets do not reach. */
export function token(name: string, theme: Theme = 'light', rule = ''): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css.slice(css.indexOf(rule)))?.[1];
  if (!value) throw new Error(`src/css/tokens.css has no --${name}${rule && ` in ${rule}`}, which a drawing needs.`);
  const [, light, dark] = /^light-dark\(([^,]+),\s*(.+)\)$/.exec(value) ?? [value, value, value];
  return (theme === 'light' ? light : dark) ?? value;
}

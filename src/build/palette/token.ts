import {palette} from '../../company/palette';
import {messages} from './messages';
import {derive, type Theme, type Tokens} from './tokens';

let known: Tokens | undefined;

/** All colors of the site, for drawings outside of style sheets. */
export const tokens = (): Tokens => (known ??= derive(palette));

/** A color by its name in roles.ts, or by hue, such as `tone-6-ink`. */
export function token(name: string, theme: Theme = 'light'): string {
  const color = tokens()[theme][name];
  if (!color) throw new Error(messages.unknown({name}));
  return color;
}

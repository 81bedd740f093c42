import type {Plugin} from '@docusaurus/types';
import {formatHex8, parse} from 'culori';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin as StylePlugin, Rule} from 'postcss';
import {hues} from '../../content/fieldSchemas';
import {messages} from './messages';
import {tokens} from './tokens';

/** Matches `palette(surface)`, or `palette(shade, 18%)` for a translucent color. */
const named = /\bpalette\(([a-z][a-z\d-]*)(?:, (\d+)%)?\)/g;

function withOpacity(color: string, percent: string | undefined): string {
  const parsed = parse(color);
  return percent && parsed ? formatHex8({...parsed, alpha: Number(percent) / 100}) : color;
}

/** The CSS value of a color in both themes. Undefined if there is no such color. */
function value(name: string, percent: string | undefined): string | undefined {
  const {light, dark} = tokens();
  const [day, night] = [light[name], dark[name]];
  if (!day || !night) return undefined;
  const [one, other] = [withOpacity(day, percent), withOpacity(night, percent)];
  return one === other ? one : `light-dark(${one}, ${other})`;
}

const palette = path.join(__dirname, '../../company/palette.ts');
const sources = [palette, ...readdirSync(__dirname).map((name) => path.join(__dirname, name))];

/** Repeats the rule for `[data-hue]` with the colors of each hue. */
function repeatForHues(rule: Rule): void {
  for (const [at, hue] of hues.entries()) {
    const own = rule.cloneBefore({selector: `${at === 0 ? ':root, ' : ''}[data-hue='${hue}']`});
    own.walkDecls((declaration) => void (declaration.value = declaration.value.replace('(hue-', `(${hue}-`)));
  }
  rule.remove();
}

/** Replaces `palette()` in style sheets with colors. */
export const fillColors: StylePlugin = {
  postcssPlugin: 'fill-colors',
  Once(root, {result}) {
    let isColored = false;
    root.walkRules('[data-hue]', repeatForHues);
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('palette(')) return;
      isColored = true;
      declaration.value = declaration.value.replace(named, (text, name: string, percent?: string) => {
        const color = value(name, percent);
        if (!color) throw declaration.error(messages.unknown({name}), {word: text});
        return color;
      });
    });
    if (!isColored) return;
    // The bundler caches a style sheet until one of these files changes.
    for (const file of sources) {
      result.messages.push({type: 'dependency', plugin: 'fill-colors', file, parent: result.opts.from});
    }
  },
};

/** Derives the colors of the site from the company's palette, and fills them into the style sheets. */
export default function palettePlugin(): Plugin {
  return {
    name: 'palette',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, fillColors]}),
  };
}

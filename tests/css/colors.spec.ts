import type {Page} from '@playwright/test';
import {hues} from '../../src/content/fieldSchemas';
import {colorsFor, palette, themes, type Palette, type Theme} from '../../src/css/colors';
import {contrast, over, refusals} from '../../src/css/contrast';
import {expect, test} from '../support/playwright/test';

const blue: Palette = {
  brand: '#2952cc',
  accent: '#ff9a52',
  fault: '#c0262d',
  paper: '#fbfcff',
  ink: '#161b2e',
  night: '#0b0f1a',
};
const gray: Palette = {
  brand: '#555555',
  accent: '#bdbdbd',
  fault: '#a34a4a',
  paper: '#fafafa',
  ink: '#222222',
  night: '#111111',
};
const palettes: Record<string, Palette> = {
  'this company': palette,
  'a blue company': blue,
  'a yellow company': {...blue, brand: '#6d5900', accent: '#ffd400', paper: '#fffdf2', ink: '#211c05'},
  'a red company': {...blue, brand: '#b3122f', accent: '#ff9d8a'},
  'a company of one hue': {...blue, accent: '#7aa2ff'},
  'a gray company': gray,
};

const drawnWithout = ['text', 'brand', 'text-on-inverse', 'hue-ink', 'hue-tint', 'hue-b', 'sky-high', 'sky-low'];

/** The channels of #rrggbb or #rgb, from 0 to 255. */
const channels = (color: string): number[] =>
  (color.slice(1).match(color.length === 4 ? /./g : /../g) ?? []).map((part) => parseInt(part.padEnd(2, part), 16));

/** The largest difference of a channel. Vivid colors are brought onto the screen in slightly different ways. */
const difference = (one = '', other = ''): number =>
  Math.max(...channels(one).map((part, at) => Math.abs(part - (channels(other)[at] ?? NaN))));

/** What Chromium makes of a token for an element of a hue, with these colors of the company, as #rrggbb. */
const computed = (page: Page, given: Palette, hue: string): Promise<Record<string, string>> =>
  page.evaluate(
    ([company, named, tokens]) => {
      const root = document.documentElement;
      for (const [name, color] of Object.entries(company)) root.style.setProperty(`--company-${name}`, color);
      const probe = document.body.appendChild(document.createElement('i'));
      probe.dataset.hue = named;
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      const drawn = tokens.map((token) => {
        probe.style.color = `var(--${token})`;
        if (canvas) canvas.fillStyle = getComputedStyle(probe).color;
        canvas?.fillRect(0, 0, 1, 1);
        const bytes = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
        return [token, `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`];
      });
      probe.remove();
      return Object.fromEntries(drawn);
    },
    [given, hue, Object.keys(colorsFor({hue}))] as const,
  );

/** Inks that have to be legible on each of these grounds. `share` is the ink's opacity over the ground. */
type Rule = {inks: readonly string[]; on: readonly string[]; least: number; share?: number};

/** The contrast that WCAG requires of text, and of shapes that are needed to understand a page. */
const text = 4.5;
const shape = 3;

const surfaces = ['surface', 'surface-sunken', 'surface-raised'];
const skies = ['sky-high', 'sky-low'];
const bands = ['surface-inverse', 'inverse-raised', 'inverse-sunken'];

const rules: readonly Rule[] = [
  {inks: ['surface'], on: ['opposite'], least: 17},
  {inks: ['text'], on: surfaces, least: 7},
  {inks: ['text', 'text-soft'], on: ['hue-tint', 'accent-soft', ...skies], least: text},
  {inks: ['text-soft', 'text-faint', 'accent-strong'], on: surfaces, least: text},
  // The borders of fields.
  {inks: ['text-faint'], on: ['surface', 'surface-raised'], least: shape, share: 0.75},
  {inks: ['brand', 'brand-strong'], on: [...surfaces, 'sky-high', 'hue-tint'], least: text},
  // At the horizon, the sky is behind buttons and focus rings, but no text has the color of the brand there.
  {inks: ['brand', 'brand-strong'], on: ['sky-low'], least: shape},
  {inks: ['on-brand'], on: ['brand', 'brand-strong'], least: text},
  {inks: ['accent-strong'], on: ['accent-soft'], least: text},
  {inks: ['accent'], on: bands, least: text},
  {inks: ['on-accent'], on: ['accent', 'accent-hover'], least: text},
  {inks: ['text-on-inverse', 'text-on-inverse-soft'], on: bands, least: text},
  {inks: ['fault', 'fault-strong'], on: surfaces, least: shape},
  {inks: ['fault-strong'], on: ['white'], least: text},
  {inks: ['hue-ink'], on: [...surfaces, 'hue-tint', 'accent-soft'], least: text},
  {inks: ['hue-a'], on: ['white'], least: shape},
];

/** The pairs without enough contrast, in colors as #rrggbb by the names of their tokens. */
function illegibleIn(colors: Readonly<Record<string, string>>, theme: Theme): string[] {
  const at = (name: string): string => colors[name] ?? '#000000';
  const white = '#ffffff';
  // Grounds that style sheets mix themselves, and the opposite of the theme.
  const mixed: Record<string, string> = {
    white,
    opposite: theme === 'light' ? '#000000' : white,
    'accent-hover': over(white, at('accent'), 0.12),
    'inverse-raised': over(white, at('surface-inverse'), 0.05),
    'inverse-sunken': over(white, at('surface-inverse'), 0.08),
  };
  const pairs = rules.flatMap(({inks, on, ...rule}) =>
    inks.flatMap((ink) => on.map((ground) => ({ink, ground, ...rule}))),
  );
  return pairs.flatMap(({ink, ground, least, share = 1}) => {
    const below = mixed[ground] ?? at(ground);
    const reached = contrast(over(at(ink), below, share), below);
    return reached < least ? [`${ink} on ${ground} reaches ${reached}, not ${least}`] : [];
  });
}

test('Chromium derives colors of any company that are legible wherever they meet', async ({page}) => {
  await page.goto('/');
  for (const theme of themes) {
    await page.emulateMedia({colorScheme: theme});
    for (const [whose, given] of Object.entries(palettes)) {
      expect(refusals(given)).toEqual([]);
      for (const hue of hues) {
        const colors = await computed(page, given, hue);
        expect([colors['surface'], colors['hue-ink']]).not.toContain('#000000');
        expect(illegibleIn(colors, theme), `${whose}, ${theme}, ${hue}`).toEqual([]);
      }
    }
  }
});

test('without a browser, cards and icons get the same colors', async ({page}) => {
  await page.goto('/');
  for (const theme of themes) {
    await page.emulateMedia({colorScheme: theme});
    for (const hue of hues) {
      const [here, there] = [colorsFor({theme, hue}), await computed(page, palette, hue)];
      const apart = drawnWithout.filter((name) => difference(here[name], there[name]) > 24);
      expect(apart, `${theme}, ${hue}`).toEqual([]);
    }
  }
});

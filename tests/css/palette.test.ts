import {differenceEuclidean, formatHex, interpolate, wcagContrast} from 'culori';
import {hues} from '@site/src/content/fieldSchemas';
import {palette as ours} from '@site/src/company/palette';
import type {Palette} from '@site/src/content/companyFields';
import {contrastRules, withMixed} from '@site/src/css/palette/contrastRules';
import {refusals} from '@site/src/css/palette/refusals';
import {colorSheet} from '@site/src/css/palette/sheet';
import {derive, themes} from '@site/src/css/palette/tokens';

const blue: Palette = {
  brand: '#2952cc',
  accent: '#ff9a52',
  fault: '#c0262d',
  paper: '#fbfcff',
  ink: '#161b2e',
  night: '#0b0f1a',
};
const yellow: Palette = {...blue, brand: '#6d5900', accent: '#ffd400', paper: '#fffdf2', ink: '#211c05'};
const gray: Palette = {
  brand: '#555555',
  accent: '#bdbdbd',
  fault: '#a34a4a',
  paper: '#fafafa',
  ink: '#222222',
  night: '#111111',
};
const red: Palette = {...blue, brand: '#b3122f', accent: '#ff9d8a'};
const palettes = Object.entries({ours, blue, yellow, gray, red});

/** From 0 to 1, where 0.02 is barely visible. */
const difference = differenceEuclidean('oklab');

/** The pairs of colors without enough contrast. */
function illegible(palette: Palette): string[] {
  const tokens = derive(palette);
  return themes.flatMap((theme) => {
    const colors = withMixed(tokens[theme], theme);
    const color = (name: string) => colors[name] ?? `no ${name}`;
    return contrastRules.flatMap(({inks, on, least, share = 1, mixedWith}) =>
      inks.flatMap((ink) =>
        on.flatMap((ground) => {
          const shown = formatHex(interpolate([color(mixedWith ?? ground), color(ink)], 'rgb')(share));
          const reached = wcagContrast(shown, color(ground));
          // A mixed color is rounded to 8 bits per channel.
          return reached > least - 0.02 ? [] : [`${ink} on ${ground}, ${theme}: ${reached.toFixed(2)} of ${least}`];
        }),
      ),
    );
  });
}

describe.each(palettes)('the colors of the palette "%s"', (_, palette) => {
  test('have enough contrast wherever they meet, in both themes', () => {
    expect(refusals(palette)).toEqual([]);
    expect(illegible(palette)).toEqual([]);
  });

  test('include those of the company unchanged', () => {
    const {light, dark} = derive(palette);
    expect([light['brand'], light['accent'], light['surface'], light['text']]).toEqual([
      palette.brand,
      palette.accent,
      palette.paper,
      palette.ink,
    ]);
    expect([dark['surface'], light['fault']]).toEqual([palette.night, palette.fault]);
  });
});

test.each([
  ['of two hues', blue],
  ['of one hue', {...blue, accent: '#7aa2ff'}],
  ['with a gray brand', {...blue, brand: gray.brand}],
  ['with a gray accent', {...blue, accent: gray.accent}],
])('a palette %s gives eight distinguishable hues', (_, palette) => {
  const {light, dark} = derive(palette);
  for (const colors of [light, dark]) {
    const inks = hues.map((hue) => colors[`${hue}-ink`] ?? '');
    const near = inks.flatMap((one, at) => inks.slice(at + 1).map((other) => difference(one, other)));
    expect(Math.min(...near)).toBeGreaterThan(0.025);
  }
});

describe('an illegible color', () => {
  test.each([
    ['brand', '#ffd400'],
    ['brand', '#3b82f6'],
    ['accent', '#223344'],
    ['fault', '#ff9090'],
    ['paper', '#c8d0e0'],
    ['ink', '#777777'],
    ['night', '#444455'],
  ] as const)('%s %s is refused, and the suggested color is accepted', (name, color) => {
    const reported = refusals({...blue, [name]: color});
    const named = reported.map(({name: of, message}) => [of, /can be used is (#[\da-f]{6})\./.exec(message)?.[1]]);
    const better = {...blue, ...(Object.fromEntries(named) as Partial<Palette>)};
    expect(reported[0]?.name).toBe(name);
    expect(refusals(better)).toEqual([]);
    expect(illegible(better)).toEqual([]);
  });

  test('that is too light for the brand is named as the accent, if it can be that', () => {
    const said = (brand: string) => refusals({...blue, brand})[0]?.message;
    expect(said('#ffd400')).toMatch(/#ffd400 itself can be the "accent"/);
    expect(said('#3b82f6')).not.toMatch(/accent/);
  });
});

test('the style sheet has each color for both themes, and those of each hue', () => {
  const {light, dark} = derive(yellow);
  const sheet = colorSheet(yellow);
  expect(sheet).toContain(`  --brand: light-dark(${yellow.brand}, ${dark['brand']});`);
  expect(sheet).toContain(`  --shade: ${light['shade']};`);
  expect(sheet).toContain(
    `[data-hue='tone-6'] {\n  --hue-ink: light-dark(${light['tone-6-ink']}, ${dark['tone-6-ink']});`,
  );
});

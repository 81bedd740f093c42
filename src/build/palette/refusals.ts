import type {Palette} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {withMixed} from './contrastRules';
import {messages} from './messages';
import {brokenBy, drawnAll, nearest, themes, valuesOf} from './tokens';

type Broken = {beside: string; reached: number; least: number};

/** The contrast rules that a color of the palette breaks where it is used unchanged. */
function brokenWith(palette: Palette, color: keyof Palette): Broken[] {
  return themes.flatMap((theme) => {
    const values = valuesOf(palette, theme);
    const colors = withMixed(drawnAll(values, palette), theme);
    const places = [...values].filter(([, value]) => value === color).map(([name]) => name);
    return places.flatMap((name) =>
      brokenBy(name, palette[color], colors).map(({ground, reached, least}) => ({
        beside: colors[ground] ?? ground,
        reached,
        least,
      })),
    );
  });
}

/** Grounds come first, because the other colors are checked against them. */
const inOrder: readonly (keyof Palette)[] = ['paper', 'night', 'ink', 'brand', 'accent', 'fault'];

function refusal(palette: Palette, color: keyof Palette): {message: string; better: string | undefined} | undefined {
  const [worst] = brokenWith(palette, color).sort((a, b) => a.reached / a.least - b.reached / b.least);
  if (!worst) return undefined;
  const better = nearest(palette[color], (hex) => brokenWith({...palette, [color]: hex}, color).length === 0);
  const why = messages.refused({...worst, color, value: palette[color], reached: worst.reached.toFixed(1)});
  return {better, message: `${why} ${better ? messages.nearest({better}) : messages.another}`};
}

/** Palette colors that cannot be used, each with the nearest one that can, with which the next colors are checked. */
export function refusals(palette: Palette): Problem[] {
  const fixed = {...palette};
  return inOrder.flatMap((name) => {
    const found = refusal(fixed, name);
    if (!found) return [];
    fixed[name] = found.better ?? palette[name];
    return [{name, message: found.message}];
  });
}

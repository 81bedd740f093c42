import type {Palette} from '../../content/companyFields';
import type {Problem} from '../../content/schemaProblems';
import {withMixed} from './contrastRules';
import {messages} from './messages';
import {brokenBy, drawnAll, nearest, themes, valuesOf} from './tokens';

/** The contrast rules that a color of the palette breaks where it is used unchanged. */
function brokenWith(palette: Palette, color: keyof Palette) {
  return themes.flatMap((theme) => {
    const values = valuesOf(palette, theme);
    const colors = withMixed(drawnAll(values, palette), theme);
    const places = [...values].filter(([, value]) => value === color);
    return places.flatMap(([name]) => brokenBy(name, palette[color], colors));
  });
}

/** Grounds come first, because the other colors are checked against them. */
const inOrder: readonly (keyof Palette)[] = ['paper', 'night', 'ink', 'brand', 'accent', 'fault'];

function refusal(palette: Palette, color: keyof Palette) {
  const [worst] = brokenWith(palette, color).sort((a, b) => a.reached / a.least - b.reached / b.least);
  if (!worst) return undefined;
  const better = nearest(palette[color], (hex) => brokenWith({...palette, [color]: hex}, color).length === 0);
  const why = messages.refused({...worst, color, value: palette[color], reached: worst.reached.toFixed(1)});
  // A light brand color is often meant to stand out on dark ground, which is what an accent does.
  const accents = color === 'brand' && brokenWith({...palette, accent: palette.brand}, 'accent').length === 0;
  const way = better ? messages.nearest({better}) : messages.another;
  return {better, message: [why, way, accents && messages.asAccent({value: palette.brand})].filter(Boolean).join(' ')};
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

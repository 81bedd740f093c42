import {token} from '../palette/token';

/** The colors of a card, from the tokens that the pages themselves are painted with. */
export const colorsOf = (hue: string) => ({
  text: token('text'),
  brand: token('brand'),
  onForest: token('text-on-inverse'),
  ink: token(`${hue}-ink`),
  tint: token(`${hue}-tint`),
});

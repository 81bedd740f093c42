import bricolage from '@generated/fonts/bricolage.woff2';
import figtree from '@generated/fonts/figtree.woff2';
import {whenIdle} from '../../lean/client/idle';

const fonts = [
  {family: 'Figtree', file: figtree, weight: '400 600'},
  {family: 'Bricolage Grotesque', file: bricolage, weight: '500 650'},
];

/** A font that came too late for the first paint is not used on the page, though it is there. */
function isUsed(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  const width = (font: string) => {
    pen.font = `40px ${font}`;
    return pen.measureText('Mild').width;
  };
  return width(`'${family}', monospace`) !== width('monospace');
}

let late: FontFace[] = [];

/**
 * Where the first paint did without the fonts, or they came too late for it, the next page has them: what changes then
 * was asked for. They are here before they are used, so that nothing is swapped.
 */
export function onRouteUpdate({previousLocation}: {previousLocation: object | null}): void {
  const {dataset} = document.documentElement;
  if (!previousLocation) {
    whenIdle(() => {
      const missing = fonts.filter(({family}) => dataset.fonts === 'late' || !isUsed(family));
      late = missing.map(({family, file, weight}) => new FontFace(family, `url(${file})`, {weight}));
      for (const font of late) font.load().catch(() => undefined);
    });
  } else if (late.length > 0 && late.every(({status}) => status === 'loaded')) {
    for (const font of late.splice(0)) document.fonts.add(font);
    delete dataset.fonts;
  }
}

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

let late: typeof fonts = [];

/** With the next page the visitor gets the fonts that came too late for the first: what changes now was asked for. */
export function onRouteUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (!previousLocation) {
    whenIdle(() => {
      late = fonts.filter(({family}) => !isUsed(family));
    });
  }
  for (const {family, file, weight} of late.splice(0)) {
    document.fonts.add(new FontFace(family, `url(${file})`, {weight, display: 'swap'}));
  }
}

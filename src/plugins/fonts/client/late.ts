import bricolage from '@generated/fonts/bricolage.woff2';
import figtree from '@generated/fonts/figtree.woff2';

const fonts = [
  {family: 'Figtree', file: figtree, weight: '400 600'},
  {family: 'Bricolage Grotesque', file: bricolage, weight: '500 650'},
];

/** A font that came too late for the first paint is not used on the page, though it is there. */
function isUsed(family: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (pen) pen.font = `40px ${font}`;
    return pen?.measureText('Mild').width;
  };
  return width(`'${family}', monospace`) !== width('monospace');
}

/** With the next page the visitor gets the fonts that came too late for the first: what changes now was asked for. */
export function onRouteUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (!previousLocation) return;
  for (const {family, file, weight} of fonts) {
    if (isUsed(family)) continue;
    const face = new FontFace(family, `url(${file})`, {weight});
    // Where it cannot be loaded even now, the page stays as it is.
    face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    );
  }
}

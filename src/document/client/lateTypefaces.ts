import {names} from '../../content/documentNames';

/** The typefaces that every page declares, but the system's fonts that stand in for them. */
function declared(): FontFace[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => ({
      family: style.getPropertyValue('font-family').replaceAll(/['"]/g, ''),
      source: style.getPropertyValue('src'),
      weight: style.getPropertyValue('font-weight'),
    }))
    .filter(({source}) => source.startsWith('url('))
    .map(({family, source, weight}) => new FontFace(family, source, {weight}));
}

/** A font that came too late for the first paint is not used on the page, though it is there. */
function isUsed({family}: FontFace): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return true;
  const width = (font: string) => {
    pen.font = `40px ${font}`;
    return pen.measureText('Mild').width;
  };
  return width(`'${family}', monospace`) !== width('monospace');
}

let late: FontFace[] = [];

function loadLate(): void {
  const without = document.documentElement.dataset.fonts === names.lateFonts;
  late = declared().filter((face) => without || !isUsed(face));
  for (const face of late) face.load().catch(() => undefined);
}

/**
 * Where the first paint did without the typefaces, or they came too late for it, the next page has them: what changes
 * then was asked for. They are here before they are used, so that nothing is swapped.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (!previousLocation) {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(loadLate);
    else setTimeout(loadLate, 1000);
  } else if (late.length > 0 && late.every(({status}) => status === 'loaded')) {
    for (const face of late.splice(0)) document.fonts.add(face);
    delete document.documentElement.dataset.fonts;
  }
}

import {whenIdle} from '../../lean/client/idle';

/** Where the first paint did without the fonts, the next page has them: what changes then was asked for. */
export function onRouteUpdate({previousLocation}: {previousLocation: object | null}): void {
  const {dataset} = document.documentElement;
  if (dataset.fonts !== 'late') return;
  const fonts = [...document.fonts].filter(({family}) => !family.includes('fallback'));
  if (previousLocation) {
    if (fonts.every(({status}) => status === 'loaded')) delete dataset.fonts;
    return;
  }
  whenIdle(() => {
    for (const font of fonts) {
      // Left optional, it would stay unused for having taken its time.
      font.display = 'swap';
      font.load().catch(() => undefined);
    }
  });
}

import type {Names} from '../../content/documentNames';

/**
 * Runs in the head of every page: parts below the first screen are laid out after the typefaces have arrived, so that
 * the first paint is sooner and each part is laid out only once. A page that is opened at an anchor or goes back to a
 * position is laid out at once, because nothing above that place may change its height.
 */
export function lateLayout(names: Names): void {
  const {dataset} = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  dataset.layout = names.lateLayout;
  const layOutAll = () => delete dataset.layout;
  // One by one, so that no frame is long.
  const layOut = () => {
    const parts = document.querySelectorAll<HTMLElement>('main > section ~ section, main ~ footer');
    parts.forEach((part, at) => setTimeout(() => (part.style.contentVisibility = 'visible'), 50 * at));
  };
  const layOutParsed = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', layOut);
    else layOut();
  };
  addEventListener(names.typefacesSettled, layOutParsed, {once: true});
  addEventListener('hashchange', layOutAll);
}

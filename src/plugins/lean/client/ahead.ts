import loadPage from '@docusaurus/core/lib/client/preload';

/** Not all browsers tell. */
type Telling = Navigator & {connection?: {saveData?: boolean; effectiveType?: string}};

const known = new Set<string>();

/** False for a page that is here already, and where the visitor saves data or has a slow connection. */
function preload(path: string): false | Promise<unknown> {
  const {saveData, effectiveType} = (navigator as Telling).connection ?? {};
  if (saveData || effectiveType?.includes('2g') || known.has(path)) return false;
  known.add(path);
  // What does not come now comes with the move to it.
  return loadPage(path).catch(() => known.delete(path));
}

/** What is left of `window.docusaurus`: pages are loaded ahead, never only fetched (loadAhead.ts). */
export default {preload, prefetch: preload};

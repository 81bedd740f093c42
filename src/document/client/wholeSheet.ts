import {names} from '../../content/documentNames';

/** What loads the parts of a page: each entry may name something that these parts wait for. */
declare const __webpack_require__: {
  f: Record<string, (part: unknown, waitFor: Promise<unknown>[]) => void>;
};

let coming: Promise<unknown> | undefined;

const sheet = (href: string) =>
  new Promise((resolve, reject) => {
    const load = {rel: 'stylesheet', href, onload: resolve, onerror: reject};
    document.head.append(Object.assign(document.createElement('link'), load));
  });

function load(): Promise<unknown> {
  const {styles} = document.getElementById(names.application)?.dataset ?? {};
  // The development server has its styles in its scripts.
  coming ??= styles ? sheet(styles) : Promise.resolve();
  // What fails is tried again with the next part.
  coming.catch(() => (coming = undefined));
  return coming;
}

/**
 * A page brings the rules that it uses itself. What comes after it, the next page first of all, needs the whole sheet:
 * that comes at the first sign of a visitor, and is waited for by all that is loaded from now on.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation) return;
  const start = () => void load();
  for (const sign of names.signs.split(' ')) addEventListener(sign, start, {capture: true, passive: true, once: true});
  __webpack_require__.f.sheet = (_, waitFor) => waitFor.push(load());
}

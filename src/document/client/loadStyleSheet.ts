import {names} from '../../content/documentNames';

/** The bundler's chunk loaders. Each may add promises for a chunk to wait for. */
declare const __webpack_require__: {
  f: Record<string, (chunk: unknown, waitFor: Promise<unknown>[]) => void>;
};

let loading: Promise<unknown> | undefined;

const sheet = (href: string) =>
  new Promise((resolve, reject) => {
    const load = {rel: 'stylesheet', href, onload: resolve, onerror: reject};
    document.head.append(Object.assign(document.createElement('link'), load));
  });

function load(): Promise<unknown> {
  const {styles} = document.getElementById(names.application)?.dataset ?? {};
  // The development server has its styles in its scripts.
  loading ??= styles ? sheet(styles) : Promise.resolve();
  // After a failure, the next chunk tries again.
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * A page contains only the rules that it uses, and the next page may need others. So the whole style sheet is loaded at
 * the first interaction, and every chunk loaded from then on waits for it.
 */
export function onRouteDidUpdate({previousLocation}: {previousLocation: object | null}): void {
  if (previousLocation) return;
  const start = () => void load();
  for (const type of names.visitorEvents.split(' '))
    addEventListener(type, start, {capture: true, passive: true, once: true});
  __webpack_require__.f.sheet = (_, waitFor) => waitFor.push(load());
}

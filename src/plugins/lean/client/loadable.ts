import {use, type ReactNode} from 'react';

type Loaders = Record<string, () => Promise<unknown>>;
type Options<Loader, Loaded> = {loader: Loader; render: (loaded: Loaded, props: object) => ReactNode};

/**
 * A component that comes with its code. The engine waits for `preload` before it shows a page, so there is nothing
 * to draw meanwhile, and a failure is the engine's to mend: it loads the whole page.
 */
function loadable<Loaded>(
  load: () => Promise<Loaded>,
  render: (loaded: Loaded, props: object) => ReactNode,
): ((props: object) => ReactNode) & {preload: () => Promise<Loaded>} {
  let coming: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  const preload = () => {
    coming ??= load().then((all) => (loaded = all));
    return coming;
  };
  return Object.assign((props: object) => render(loaded ?? use(preload()), props), {preload});
}

export default function Loadable<Loaded>({loader, render}: Options<() => Promise<Loaded>, Loaded>) {
  return loadable(loader, render);
}

Loadable.Map = ({loader, render}: Options<Loaders, Record<string, unknown>>) =>
  loadable(async () => {
    const parts = Object.entries(loader).map(async ([name, load]) => [name, await load()] as const);
    return Object.fromEntries(await Promise.all(parts));
  }, render);

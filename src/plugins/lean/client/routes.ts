import type {ComponentType} from 'react';

export type Route = {
  path: string;
  exact?: boolean;
  routes?: Route[];
  component: ComponentType<{route: Route}> & {preload?: () => Promise<unknown>};
};
export type Match = {path: string; url: string; isExact: boolean; params: Record<string, string>};

/** Letter case and a slash at the end make no difference, as in the router that this stands in for. */
const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether an address is a route's, or below it. The engine's routes are plain addresses and one `*` for all others;
 * the plugin stops a build whose routes have parameters.
 */
export function matchPath(pathname: string, {path, exact = false}: {path: string; exact?: boolean}): Match | null {
  const [here, wanted] = [plain(pathname), plain(path)];
  const isExact = path === '*' || here === wanted;
  const isBelow = !exact && here.startsWith(`${wanted}/`);
  return isExact || isBelow ? {path, url: isExact ? pathname : path, isExact, params: {}} : null;
}

export const routeFor = (routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find((route) => matchPath(pathname, route));

/** The route of an address and those around it, from outside in. */
export function matchRoutes(routes: readonly Route[], pathname: string): {route: Route; match: Match}[] {
  const route = routeFor(routes, pathname);
  const match = route && matchPath(pathname, route);
  return match ? [{route, match}, ...matchRoutes(route.routes ?? [], pathname)] : [];
}

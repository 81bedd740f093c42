import {createContext, use, useEffect, useState, type ReactNode} from 'react';
import {here, history, listen, type Location} from './location';
import {routeFor, type Route as RouteOf} from './routes';

export {matchPath, matchRoutes} from './routes';

const Place = createContext<Location | undefined>(undefined);

export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [location, setLocation] = useState(here);
  useEffect(() => listen(() => setLocation(here())), []);
  return <Place value={location}>{children}</Place>;
}

/** The engine names it for sites whose pages live behind a `#`; this one has none. */
export const HashRouter = BrowserRouter;

export function useLocation(): Location {
  const location = use(Place);
  if (!location) throw new Error('useLocation() is called outside the application.');
  return location;
}

export const useHistory = () => history;

/** The engine's own use of it: what is inside stays where it is until the next page has come. */
export function Route({location, render}: {location: Location; render: () => ReactNode}): ReactNode {
  return <Place value={location}>{render()}</Place>;
}

export function Redirect({to}: {to: string}): ReactNode {
  useEffect(() => history.replace(to), [to]);
  return null;
}

function Routes({routes}: {routes: readonly RouteOf[]}): ReactNode {
  const route = routeFor(routes, useLocation().pathname);
  // Another route is another page, also where both are drawn by the same component.
  return route && <route.component key={routes.indexOf(route)} route={route} />;
}

export const renderRoutes = (routes?: readonly RouteOf[]): ReactNode => routes && <Routes routes={routes} />;

import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';

/**
 * A policy brings its own sidebar, so this is only its place. The stock component renders nothing at an address that is
 * unknown, so the 404 page would not come alive.
 */
export default function DocRoot({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  const isKnown = routes.some(({path, exact}) => matchPath(pathname, {path, exact}));
  return isKnown ? renderRoutes(routes) : <NotFound />;
}

import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';

/** The stock component renders nothing below `/legal` that is not a version, so the 404 page would not come alive. */
export default function DocsRoot({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  const isKnown = routes.some(({path}) => matchPath(pathname, {path}));
  return isKnown ? renderRoutes(routes) : <NotFound />;
}

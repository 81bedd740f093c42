import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import type {Props} from '@theme/DocRoot';
import NotFound from '@theme/NotFound';
import type {ReactNode} from 'react';

export default function DocRoot({route}: Props): ReactNode {
  const {pathname} = useLocation();
  const routes = route.routes ?? [];
  const isKnown = routes.some(({path}) => matchPath(pathname, {path, exact: true}));
  return isKnown ? renderRoutes(routes) : <NotFound />;
}

import {matchPath as originalMatchPath} from 'react-router-dom';
import {matchRoutes as originalMatchRoutes} from 'react-router-config';
import {matchPath, matchRoutes, type Route} from '../../../src/plugins/lean/client/routes';

const component = (() => null) as Route['component'];
const route = (path: string, routes?: Route[]): Route => ({path, component, ...(routes ? {routes} : {exact: true})});
const routes = [
  route('/industries/healthcare'),
  route('/legal/compare/terms-of-service/2023-06-01...2024-03-01'),
  route('/legal', [
    route('/legal/2023-06-01', [route('/legal/2023-06-01/terms-of-service')]),
    route('/legal/terms-of-service'),
  ]),
  route('/'),
  route('*'),
];
const addresses = [
  '/',
  '/industries/healthcare',
  '/industries/healthcare/',
  '/Industries/Healthcare',
  '/industries/healthcare/more',
  '/industries/healthcare-two',
  '/legal',
  '/legal/',
  '/legal/terms-of-service',
  '/legal/2023-06-01/terms-of-service',
  '/legal/compare/terms-of-service/2023-06-01...2024-03-01',
  '/legal/compare/terms-of-service/2023-06-01xxx2024-03-01',
  '/legality',
  '/nowhere/to/be found',
  '/100%',
];

test.each(addresses)('%s leads where the stock router leads', (address) => {
  const paths = (matches: readonly {route: {path?: unknown}}[]) => matches.map((match) => match.route.path);
  expect(paths(matchRoutes(routes, address))).toEqual(paths(originalMatchRoutes(routes as never, address)));
});

test.each(addresses)('%s is told to be below a route, or not, as by the stock router', (address) => {
  for (const path of ['/legal', '/legal/2023-06-01', '/']) {
    const original = originalMatchPath(address, {path, exact: false});
    expect(matchPath(address, {path})?.isExact).toBe(original?.isExact);
  }
});

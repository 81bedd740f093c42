import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import sirv from 'sirv';
import {redirects} from '../../content/redirects';
import {formCapture, formsFile} from '../../features/contact/server/capture/formCapture';
import {sendText, type Middleware, type SiteServer} from '../../features/contact/server/middleware';
import {sameOrigin} from '../../features/contact/server/sameOrigin';
import {partsAt} from '../../features/parts';
import {requestedAddress} from './addresses';

const redirect: Middleware = ({url = '/'}, response, next) => {
  const requested = requestedAddress(url);
  if (!requested) return sendText(response, 400, 'The address is not valid.');
  const found = redirects.find(({from}) => from === requested.path.replace(/(?<=.)\/$/, ''));
  const location = found && found.to + requested.query;
  return location ? sendText(response, 301, `See ${location}`, {Location: location}) : next();
};

/** What is made of finished pages, such as the index of the search and the feed, comes from the last build. */
function finished(siteDir: string): Middleware {
  const serveFile = sirv(path.join(siteDir, 'build'), {dev: true, extensions: []});
  return (request, response, next) => {
    if (!/^\/([\w-]+\.json|legal\/updates\.xml)$/.test(request.url ?? '')) return next();
    serveFile(request, response, () => sendText(response, 404, 'Not found.'));
  };
}

/** Makes the development server do everything that the host or a build does for the finished site. */
export default function serversPlugin({siteDir}: LoadContext): Plugin {
  const middlewares = [
    sameOrigin(),
    redirect,
    formCapture(formsFile(siteDir)),
    ...partsAt<{site: SiteServer}>('server/site.ts').map(({site}) => site.middleware),
    finished(siteDir),
  ];
  const devServer = {
    // Docusaurus allows every host; this keeps other sites from the server's socket and `/write`.
    allowedHosts: 'auto',
    headers: () => ({}),
    // Before all others, because the fallback to the application's page answers every GET. Docusaurus combines what is
    // returned with the result of its own function, so returning the list would double it.
    setupMiddlewares: (entries: object[]): object[] => {
      entries.unshift(...middlewares.map((middleware, at) => ({name: `site-${at}`, middleware})));
      return [];
    },
  };
  return {
    name: 'servers',
    configureWebpack: (_config, isServer) => (isServer ? {} : ({devServer} as object)),
  };
}

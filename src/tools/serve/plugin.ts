import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {today} from '../../company/today';
import {redirects} from '../../content/redirects';
import {formCapture} from '../../features/contact/server/capture/formCapture';
import {formsFile} from '../../features/contact/server/capture/formsFile';
import {sendText, type Middleware, type SiteServer} from '../../features/contact/server/middleware';
import {sameOrigin} from '../../features/contact/server/sameOrigin';
import {partsAt} from '../../features/parts';
import {readArchive} from '../../features/policies/build/archive';
import {feedOf} from '../../features/policies/build/feed';
import {feedAddress} from '../../features/policies/model/addresses';
import {requestedAddress} from './addresses';

/** Redirects former addresses as the host does. */
const redirect: Middleware = ({url = '/'}, response, next) => {
  const requested = requestedAddress(url);
  if (!requested) return sendText(response, 400, 'The address is not valid.');
  const found = redirects.find(({from}) => from === requested.path.replace(/(?<=.)\/$/, ''));
  const location = found && found.to + requested.query;
  return location ? sendText(response, 301, `See ${location}`, {Location: location}) : next();
};

/** Serves addresses for which a build would write a file. */
const answer =
  (address: RegExp, type: string, read: (...parts: string[]) => string | Promise<string>): Middleware =>
  ({url = ''}, response, next) => {
    const found = address.exec(url);
    if (!found) return next();
    Promise.resolve(found.slice(1))
      .then((parts) => read(...parts))
      .then(
        (text) => response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text),
        () => sendText(response, 404, 'Not found.'),
      );
  };

/** Makes the development server do everything that the host or a build does for the finished site. */
export default function serversPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const text = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  const middlewares = [
    sameOrigin(),
    redirect,
    formCapture(formsFile(siteDir, process.env)),
    ...partsAt<{site: SiteServer}>('server/site.ts').map(({site}) => site.middleware),
    // What is made of finished pages, such as the index of the search, comes from the last build.
    answer(/^\/([\w-]+\.json)$/, 'application/json', (name = '') => text(`build/${name}`)),
    answer(new RegExp(`^${feedAddress}$`), 'application/atom+xml', () =>
      feedOf(readArchive(siteDir, today()).timeline),
    ),
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

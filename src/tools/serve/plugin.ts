import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {literally} from '../../content/text';
import {today} from '../../company/today';
import {redirectsFile} from '../../build/hosting/netlify';
import {readArchive} from '../../features/policies/build/archive';
import {feedOf} from '../../features/policies/build/feed';
import {feedAddress} from '../../features/policies/model/addresses';
import {requestedAddress} from './addresses';
import {formCapture} from '../../features/contact/server/capture/formCapture';
import {formsFile} from '../../features/contact/server/capture/formsFile';
import {sendText, type Middleware, type SiteServer} from '../../features/contact/server/middleware';
import {partsAt} from '../../features/parts';
import {parseRedirects, redirectFor} from './netlifyRules';
import {sameOrigin} from '../../features/contact/server/sameOrigin';

const rules = parseRedirects(redirectsFile());

/** Refuses and redirects addresses as the host does. */
const applyHostRules: Middleware = (request, response, next) => {
  const requested = requestedAddress(request.url ?? '/');
  if ('refused' in requested) return sendText(response, requested.refused, requested.message);
  const found = redirectFor(rules, requested.path, requested.query, true);
  return found ? sendText(response, found.status, `See ${found.location}`, {Location: found.location}) : next();
};

const exactly = (address: string) => new RegExp(`^${literally(address)}$`);

/** Serves addresses for which a build would write a file. */
const answer =
  (address: RegExp, type: string, read: (...parts: string[]) => string | Promise<string | Buffer>): Middleware =>
  ({url = ''}, response, next) => {
    const found = address.exec(url);
    if (!found) return next();
    Promise.resolve()
      .then(() => read(...found.slice(1)))
      .then(
        (text) => response.setHeader('Content-Type', type).end(text),
        () => sendText(response, 404, 'Not found.'),
      );
  };

type Entry = {name: string; middleware: Middleware};

/** Makes the development server do everything that the host or a build does for the finished site. */
export default function serversPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  // What is made of finished pages, such as the index of the search, comes from the last build.
  const lastBuilt = answer(/^\/([\w-]+\.json)$/, 'application/json', (name = '') =>
    readFile(path.join(siteDir, 'build', name)),
  );
  const feed = answer(exactly(feedAddress), 'application/atom+xml; charset=utf-8', () =>
    feedOf(readArchive(siteDir, today()).timeline),
  );
  const own: Entry[] = [
    {name: 'same-origin', middleware: sameOrigin()},
    {name: 'host-rules', middleware: applyHostRules},
    {name: 'forms', middleware: formCapture(formsFile(siteDir, process.env))},
    ...partsAt<{site: SiteServer}>('server/site.ts').map(({site: {middleware}}) => ({name: 'feature', middleware})),
    {name: 'last-build', middleware: lastBuilt},
    {name: 'policy-feed', middleware: feed},
  ];
  const devServer = {
    // Docusaurus allows every host; this keeps other sites from the server's socket and `/write`.
    allowedHosts: 'auto',
    headers: () => ({}),
    setupMiddlewares(entries: Entry[]): Entry[] {
      // Before all others, because the fallback to the application's page answers every GET.
      entries.unshift(...own);
      // Docusaurus combines this with the result of its own function, so returning the list would double it.
      return [];
    },
  };
  return {
    name: 'servers',
    configureWebpack: (_config, isServer) => (isServer ? {} : ({devServer} as object)),
  };
}

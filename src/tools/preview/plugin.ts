import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import {redirects} from '../../content/redirects';
import {searchFile} from '../../features/search/model/search';
import {features} from '../../company';
import {chatSettings} from '../../company/chat';
import {chatTag} from '../../features/chat/build/plugin';
import {redirectsFile} from '../../build/hosting/netlify';
import {feedAddress} from '../../features/policies/build/feed';
import {readFeed} from '../../features/policies/build/plugin';
import {archivedFile} from '../../features/policies/build/paths';
import {addressOf} from './addresses';
import {demoChat, demoSettings} from '../../features/chat/server/demoChat';
import {formCapture} from '../../features/contact/server/capture/middleware';
import {formsFile} from '../../features/contact/server/capture/store';
import {type Middleware} from '../../features/contact/server/middleware';
import {parseRedirects, redirectFor} from './netlifyRules';
import {sameOrigin} from '../../features/contact/server/sameOrigin';
import {sendText} from '../../features/contact/server/sendText';
import {guardClients} from '../../features/contact/server/slowClients';

const rules = parseRedirects(redirectsFile({redirects, fallbacks: [], hidden: []}));

/** What the host refuses and redirects. */
const gate: Middleware = (request, response, next) => {
  const asked = addressOf(request.url ?? '/');
  if ('refused' in asked) return sendText(response, asked.refused, asked.sentence);
  const found = redirectFor(rules, asked.path, asked.query, true);
  return found ? sendText(response, found.status, `See ${found.location}`, {Location: found.location}) : next();
};

/** The search reads finished pages. The development server has none, so it serves the index of the last build. */
const lastSearch =
  (siteDir: string): Middleware =>
  (request, response, next) => {
    if (request.url !== searchFile) return next();
    readFile(path.join(siteDir, 'build', searchFile)).then(
      (file) => response.setHeader('Content-Type', 'application/json').end(file),
      () => response.writeHead(404).end('There is no build/ yet.'),
    );
  };

const feed =
  (context: LoadContext): Middleware =>
  ({url}, response, next) => {
    if (url !== feedAddress) return next();
    response.setHeader('Content-Type', 'application/atom+xml; charset=utf-8').end(readFeed(context));
  };

/** The published texts, which a comparison on request reads. */
const policyText =
  (siteDir: string): Middleware =>
  ({url = ''}, response, next) => {
    const [, version, slug] = /^\/legal\/(\d{4}-\d\d-\d\d)\/([a-z0-9-]+)\.txt$/.exec(url) ?? [];
    if (!version || !slug) return next();
    readFile(path.join(siteDir, archivedFile(version, slug))).then(
      (file) => response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(file),
      () => response.writeHead(404).end('There is no such text.'),
    );
  };

type Entry = {name: string; middleware: Middleware};
type DevServer = {
  allowedHosts: 'auto';
  headers: () => Record<string, string>;
  onListening: (devServer: {server: Server}) => void;
  setupMiddlewares: (entries: Entry[]) => Entry[];
};

/** What the development server does besides showing pages: everything that the host or a build does for the finished site. */
export default function serversPlugin(context: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const {siteDir} = context;
  const needsDemo = features.chat && !chatSettings(process.env);
  const own: Entry[] = [
    {name: 'own-visitors', middleware: sameOrigin()},
    {name: 'gate', middleware: gate},
    {name: 'forms', middleware: formCapture(formsFile(siteDir, process.env))},
    ...(needsDemo ? [{name: 'demo-chat', middleware: demoChat()}] : []),
    ...(features.search ? [{name: 'search', middleware: lastSearch(siteDir)}] : []),
    {name: 'policy-feed', middleware: feed(context)},
    {name: 'policy-texts', middleware: policyText(siteDir)},
  ];
  const devServer: DevServer = {
    // The engine opens the server to every site; its socket and its editor are closed to them by this.
    allowedHosts: 'auto',
    headers: () => ({}),
    onListening: ({server}) => guardClients(server),
    setupMiddlewares(entries) {
      // Before all others, because the fallback to the application's page answers every GET.
      entries.unshift(...own);
      // The engine joins the results of its own function and this one, so returning the list would double it.
      return [];
    },
  };
  return {
    name: 'servers',
    injectHtmlTags: () => (needsDemo ? {headTags: [chatTag(demoSettings)]} : {}),
    configureWebpack: (_config, isServer) => (isServer ? {} : ({devServer} as object)),
  };
}

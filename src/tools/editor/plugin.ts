import type {LoadContext, Plugin} from '@docusaurus/types';
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import type {Middleware} from '../../features/contact/server/middleware';
import {tokenName} from './protocol';
import {editorMiddleware} from './server/middleware';

type Entry = {name: string; middleware: Middleware};

/** Adds the editor to `npm start`, and to nothing else. */
export default function editorPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const token = randomUUID();
  const devServer = {
    setupMiddlewares(entries: Entry[]): Entry[] {
      // After the entries that refuse other sites, and before the fallback to the application.
      const hostRules = entries.findIndex(({name}) => name === 'host-rules');
      entries.splice(hostRules + 1, 0, {name: 'editor', middleware: editorMiddleware(siteDir, token)});
      return [];
    },
  };
  return {
    name: 'editor',
    getClientModules: () => [path.join(__dirname, 'page/index.tsx')],
    injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: tokenName, content: token}}]}),
    configureWebpack: (_config, isServer) => (isServer ? {} : ({devServer} as object)),
  };
}

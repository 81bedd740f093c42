import type {LoadContext, Plugin} from '@docusaurus/types';
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import type {Middleware} from '../../features/contact/server/middleware';
import {bundler, type Rspack} from './server/bundle';
import {writeMiddleware} from './server/middleware';

type Entry = {name: string; middleware: Middleware};

/** Adds `/write` to `npm start`, and to nothing else. */
export default function writePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  let rspack: Rspack | undefined;
  const script = bundler(() => rspack, path.join(generatedFilesDir, 'write'));
  const devServer = {
    setupMiddlewares(entries: Entry[]): Entry[] {
      // After the entries that refuse other sites, and before the fallback to the application.
      const hostRules = entries.findIndex(({name}) => name === 'host-rules');
      entries.splice(hostRules + 1, 0, {name: 'write', middleware: writeMiddleware(siteDir, randomUUID(), script)});
      return [];
    },
  };
  return {
    name: 'write',
    getClientModules: () => [path.join(__dirname, 'page/key.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => {
      rspack = currentBundler.instance as unknown as Rspack;
      return isServer ? {} : ({devServer} as object);
    },
  };
}

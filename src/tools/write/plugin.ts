import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {bundled, type Bundler} from './server/bundle';
import {writeMiddleware} from './server/middleware';

/** Adds `/write` to `npm start`, and to nothing else. */
export default function writePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  let bundler: Bundler | undefined;
  const script = bundled(() => bundler, path.join(generatedFilesDir, 'write'));
  const devServer = {
    // Before the fallback to the application. What is returned would be added once more.
    setupMiddlewares: (entries: object[]): object[] => {
      entries.unshift({name: 'write', middleware: writeMiddleware(siteDir, script)});
      return [];
    },
  };
  return {
    name: 'write',
    getClientModules: () => [path.join(__dirname, 'page/key.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => {
      bundler = currentBundler.instance;
      return isServer ? {} : ({devServer} as object);
    },
  };
}

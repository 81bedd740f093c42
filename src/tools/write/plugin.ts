import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {writeMiddleware} from './server/middleware';

const swc = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}};

/** Bundles the document with the bundler of this run. */
const bundle = (bundler: CurrentBundler['instance'], folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const compiler = bundler({
      mode: 'production',
      entry: path.join(__dirname, 'document/index.ts'),
      output: {path: folder, filename: 'script.js'},
      resolve: {extensions: ['.ts', '.js', '.mjs']},
      module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader', options: swc}]},
      performance: {hints: false},
      optimization: {minimize: false},
    });
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({all: false, errors: true})));
      else resolve(path.join(folder, 'script.js'));
    });
  });

/** Adds `/write` to `npm start`, and to nothing else. */
export default function writePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'write',
    getClientModules: () => [path.join(__dirname, 'page/key.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => {
      let file: Promise<string> | undefined;
      // When somebody first opens it.
      const script = () => (file ??= bundle(currentBundler.instance, path.join(generatedFilesDir, 'write')));
      // Before the fallback to the application. What is returned would be added once more.
      const setupMiddlewares = (entries: object[]): object[] => {
        entries.unshift({name: 'write', middleware: writeMiddleware(siteDir, script)});
        return [];
      };
      return isServer ? {} : ({devServer: {setupMiddlewares}} as object);
    },
  };
}

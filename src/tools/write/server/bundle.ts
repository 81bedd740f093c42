import type {CurrentBundler} from '@docusaurus/types';
import path from 'node:path';

export type Bundler = CurrentBundler['instance'];

const swc = {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}};

/** Bundles the document with the bundler of this run, when somebody first opens it. */
export function bundled(bundlerNow: () => Bundler | undefined, folder: string): () => Promise<string> {
  let file: Promise<string> | undefined;
  const bundle = () =>
    new Promise<string>((resolve, reject) => {
      bundlerNow()?.(
        {
          mode: 'production',
          entry: path.join(__dirname, '..', 'document', 'index.ts'),
          output: {path: folder, filename: 'script.js'},
          resolve: {extensions: ['.ts', '.js', '.mjs']},
          module: {rules: [{test: /\.ts$/, loader: 'builtin:swc-loader', options: swc}]},
          performance: {hints: false},
          optimization: {minimize: false},
        },
        (error, stats) => {
          if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({all: false, errors: true})));
          else resolve(path.join(folder, 'script.js'));
        },
      );
    });
  return () => (file ??= bundle());
}

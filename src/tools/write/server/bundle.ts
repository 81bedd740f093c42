import path from 'node:path';
import {promisify} from 'node:util';

type Stats = {hasErrors: () => boolean; toString: (options: object) => string};
type Compiler = {run: (done: (error: Error | null, stats?: Stats) => void) => void; close: (done: () => void) => void};
/** The bundler of this run, which Docusaurus passes to plugins. */
export type Rspack = (configuration: object) => Compiler;

const entry = path.join(__dirname, '..', 'document', 'index.ts');

async function bundle(rspack: Rspack, folder: string): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    entry: {script: entry},
    output: {path: folder, filename: '[name].js'},
    resolve: {extensions: ['.ts', '.tsx', '.js', '.mjs']},
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript', tsx: true}, target: 'es2022'}},
        },
      ],
    },
    performance: {hints: false},
    optimization: {minimize: false},
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({all: false, errors: true}));
  return path.join(folder, 'script.js');
}

/** Bundles the document when somebody first opens it. */
export function bundler(rspackOf: () => Rspack | undefined, folder: string): () => Promise<string> {
  let file: Promise<string> | undefined;
  return () => {
    const rspack = rspackOf();
    if (rspack) file ??= bundle(rspack, folder);
    return file ?? Promise.reject(new Error('The bundler is not ready.'));
  };
}

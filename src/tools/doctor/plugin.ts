import type {LoadContext, Plugin} from '@docusaurus/types';
import {printed} from '../../build/mdx/finding';
import {diagnoseQuickly} from './diagnose';

/** Findings of the doctor, thrown through the engine. */
export class Sentences extends Error {
  override name = 'Sentences';
  // The bundler appends the stack to the message.
  override stack = '';
}

type BuildError = Error & {error?: Error};
type Compilation = {errors: Iterable<BuildError>};
type Compiler = {hooks: {afterCompile: {tap: (name: string, then: (compilation: Compilation) => void) => void}}};

/** The engine wraps what it catches in its own words and adds a stack; several parts of it may report one page. */
export function bare(errors: Iterable<BuildError>): BuildError[] {
  const seen = new Set<string>();
  return [...errors].flatMap((one) => {
    if (one.error?.name !== 'Sentences') return [one];
    const {message} = one.error;
    if (seen.has(message)) return [];
    seen.add(message);
    return [Object.assign(new Error(message), {stack: '', hideStack: true})];
  });
}

const bareSentences = {
  apply({hooks}: Compiler) {
    hooks.afterCompile.tap('doctor', (compilation) => {
      compilation.errors = bare(compilation.errors);
    });
  },
};

/**
 * Stops a build at every problem of every page at once, before the engine stops at the first one. In `npm start` a bad
 * page must not end the server: each page reports its own problems when it is compiled, once each, in the terminal and
 * in the overlay, and only those of menus, redirects and synonyms are printed here.
 */
export default function doctorPlugin({siteDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  // `npm run build` has checked them before it starts the engine.
  const checked = process.env.PAGES_CHECKED === '1';
  const findings = checked
    ? []
    : diagnoseQuickly(siteDir).filter(({file}) => isProduction || !file.startsWith('pages/'));
  const sentences = findings.map(printed).join('\n');
  if (sentences && isProduction) throw new Sentences(sentences);
  if (sentences) console.error(sentences);
  return {name: 'doctor', configureWebpack: () => ({plugins: [bareSentences]})};
}

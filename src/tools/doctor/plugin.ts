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
 * A bad page must not end `npm start`: each page reports its own problems when it is compiled, once each, in the terminal
 * and in the overlay, and only those of menus, redirects and synonyms are printed here. `npm run build` checks everything
 * before it starts the engine.
 */
export default function doctorPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const findings = diagnoseQuickly(siteDir).filter(({file}) => !file.startsWith('pages/'));
  if (findings.length > 0) console.error(findings.map(printed).join('\n'));
  return {name: 'doctor', configureWebpack: () => ({plugins: [bareSentences]})};
}

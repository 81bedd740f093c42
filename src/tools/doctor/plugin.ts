import type {Plugin} from '@docusaurus/types';

/** Findings on their way through the engine. */
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
  const told = new Set<string>();
  return [...errors].flatMap((one) => {
    if (one.error?.name !== 'Sentences') return [one];
    const {message} = one.error;
    if (told.has(message)) return [];
    told.add(message);
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

/** Shows the doctor's sentences as they are, once each, in the terminal and the overlay of the development server. */
export default function doctorPlugin(): Plugin {
  return {name: 'doctor', configureWebpack: () => ({plugins: [bareSentences]})};
}

import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {printed, sorted} from '../../build/mdx/finding';
import {parsePage} from '../../build/mdx/parse';
import {diagnoseQuickly, readSite} from './diagnose';
import {examinePage} from './examine';
import type {SiteSources} from './sources';

/** Findings of the doctor, thrown through the engine. */
class Sentences extends Error {
  override name = 'Sentences';
  // The bundler appends the stack to the message.
  override stack = '';
}

/** Milliseconds: a build asks for every page at once, a writer saves one page after another. */
const fresh = 1000;

/**
 * Checks each file before the engine compiles it, so that the overlay of the development server shows the doctor's
 * sentences instead of a stack trace.
 */
export function doctorPreprocessor(root: string): NonNullable<MarkdownConfig['preprocessor']> {
  let site: SiteSources | undefined;
  let readAt = 0;
  return ({filePath, fileContent}) => {
    const file = path.relative(root, filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return fileContent;
    if (!site || Date.now() - readAt > fresh) {
      site = readSite(root);
      readAt = Date.now();
    }
    const findings = sorted(examinePage(parsePage(file, fileContent, site.sections), site));
    if (findings.length > 0) throw new Sentences(findings.map(printed).join('\n'));
    return fileContent;
  };
}

type BuildError = Error & {error?: Error};
type Compilation = {errors: Iterable<BuildError>};
type Compiler = {hooks: {afterCompile: {tap: (name: string, then: (compilation: Compilation) => void) => void}}};

/** The engine wraps what it catches in its own words and adds a stack; several parts of it may report one page. */
function bare(errors: Iterable<BuildError>): BuildError[] {
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

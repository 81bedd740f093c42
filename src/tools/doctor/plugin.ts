import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {formatFindings, sorted} from '../../mdx/finding';
import {parsePage} from '../../mdx/parse';
import {diagnoseQuickly, readSite} from './diagnose';
import {examinePage} from './examine';
import type {SiteSources} from './sources';

/** Findings of the doctor, thrown through Docusaurus. */
class DoctorFindings extends Error {
  override name = 'DoctorFindings';
  // The bundler appends the stack to the message.
  override stack = '';
}

/** In milliseconds. Compiling all pages reads the site once; saving a page later reads it again. */
const maxAge = 1000;

/** Checks each file before it is compiled, so that the error overlay shows the doctor's messages, not a stack trace. */
export function doctorPreprocessor(root: string): NonNullable<MarkdownConfig['preprocessor']> {
  let site: SiteSources | undefined;
  let readAt = 0;
  return ({filePath, fileContent}) => {
    const file = path.relative(root, filePath).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return fileContent;
    if (!site || Date.now() - readAt > maxAge) {
      site = readSite(root);
      readAt = Date.now();
    }
    const findings = sorted(examinePage(parsePage(file, fileContent, site.sections), site));
    if (findings.length > 0) throw new DoctorFindings(formatFindings(findings));
    return fileContent;
  };
}

type BuildError = Error & {error?: Error};
type Compilation = {errors: Iterable<BuildError>};
type Compiler = {hooks: {afterCompile: {tap: (name: string, then: (compilation: Compilation) => void) => void}}};

/** Docusaurus wraps an error in its own message with a stack trace, and may report one page several times. */
const unwrapFindings = {
  apply({hooks}: Compiler) {
    hooks.afterCompile.tap('doctor', (compilation) => {
      const errors = [...compilation.errors].map((one): [unknown, BuildError] => {
        if (one.error?.name !== 'DoctorFindings') return [one, one];
        const {message} = one.error;
        return [message, Object.assign(new Error(message), {stack: '', hideStack: true})];
      });
      compilation.errors = [...new Map(errors).values()];
    });
  },
};

/**
 * A bad page must not stop `npm start`: each page reports its problems once, when it is compiled, in the terminal and
 * in the overlay. Only problems in menus, redirects and synonyms are printed here. `npm run build` checks everything
 * before it starts Docusaurus.
 */
export default function doctorPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV === 'production') return null;
  const findings = diagnoseQuickly(siteDir).filter(({file}) => !file.startsWith('pages/'));
  if (findings.length > 0) console.error(formatFindings(findings));
  return {name: 'doctor', configureWebpack: () => ({plugins: [unwrapFindings]})};
}

import type {LoadContext, MarkdownConfig, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {formatFindings, sorted} from '../../mdx/finding';
import {parsePage} from '../../mdx/parse';
import {diagnoseQuickly} from './diagnose';
import {examinePage} from './examine';
import {readSite, type SiteSources} from './sources';

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
    // The bundler would append the stack to the message.
    if (findings.length > 0) throw Object.assign(new Error(formatFindings(findings)), {stack: '', hideStack: true});
    return fileContent;
  };
}

/**
 * A bad page must not stop `npm start`: each page reports its problems once, when it is compiled, in the terminal and
 * in the overlay. Only problems in menus, redirects and synonyms are printed here. `npm run build` checks everything
 * before it starts Docusaurus.
 */
export default function doctorPlugin({siteDir}: LoadContext): Plugin {
  const findings = diagnoseQuickly(siteDir).filter(({file}) => !file.startsWith('pages/'));
  if (findings.length > 0) console.error(formatFindings(findings));
  return {name: 'doctor'};
}

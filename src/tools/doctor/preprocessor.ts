import type {MarkdownConfig} from '@docusaurus/types';
import path from 'node:path';
import {readSite} from './diagnose';
import {examinePage} from './examine';
import {printed, sorted} from '../../build/mdx/finding';
import {parsePage} from '../../build/mdx/parse';
import {Sentences} from './plugin';
import type {SiteSources} from './sources';

type Preprocessor = NonNullable<MarkdownConfig['preprocessor']>;

/** Milliseconds: a build asks for every page at once, a writer saves one page after another. */
const fresh = 1000;

/**
 * Checks each file before the engine compiles it, so that the overlay of the development server shows the doctor's
 * sentences instead of a stack trace.
 */
export function doctorPreprocessor(root: string): Preprocessor {
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

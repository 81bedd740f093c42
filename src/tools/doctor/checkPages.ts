import {writeSync} from 'node:fs';
import {diagnoseQuickly} from './diagnose';
import {printed} from '../../build/mdx/finding';

/** The engine loads the configuration twice per build, as a new module each time, so the flag is kept on the process. */
const checked = process as NodeJS.Process & {pagesChecked?: string};

const standardError = 2;

/**
 * Reports every problem of every page at once, before the engine stops at the first one. It ends the build by itself:
 * the engine would add a stack and its own version to the sentences.
 * In `start` a bad page must not end the server. There each page reports its own problems when it is compiled, so only
 * those of menus, redirects and synonyms are printed here.
 */
export function checkPages(siteDir: string, stop: boolean): void {
  if (stop && checked.pagesChecked === siteDir) return;
  const findings = diagnoseQuickly(siteDir).filter(({file}) => stop || !file.startsWith('pages/'));
  if (findings.length > 0) writeSync(standardError, `${findings.map(printed).join('\n')}\n`);
  if (stop && findings.length > 0) process.exit(1);
  checked.pagesChecked = siteDir;
}

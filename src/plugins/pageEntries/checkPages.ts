import {diagnoseQuickly} from '../doctor/diagnose';
import {printed} from '../doctor/finding';

/** The engine loads the configuration twice per build, as a new module each time, so the flag is kept on the process. */
const checked = process as NodeJS.Process & {pagesChecked?: string};

/**
 * Reports every problem of every page at once, before the engine stops at the first one.
 * In `start` a bad page must not end the server, so problems are only printed there; the overlay shows them too.
 */
export function checkPages(siteDir: string, stop: boolean): void {
  if (stop && checked.pagesChecked === siteDir) return;
  const findings = diagnoseQuickly(siteDir);
  if (findings.length === 0) {
    checked.pagesChecked = siteDir;
    return;
  }
  const text = `${findings.map(printed).join('\n')}\n`;
  if (stop) throw new Error(`\n\n${text}`);
  console.error(text);
}

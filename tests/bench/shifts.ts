import {needProgram} from '../run/programs';
import type {SiteOverTls} from './siteOverTls';

export const widths = [360, 412, 768, 1360];

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** The layout shifts of each page at each width while it loads and its application starts, summed up; the worst first. */
export async function shiftsOf(
  server: SiteOverTls,
  pages: readonly string[],
): Promise<{page: string; width: number; shift: number}[]> {
  // Loaded late, since it is large.
  const {chromium} = await import('@playwright/test');
  const executablePath = needProgram('chromium');
  const browser = await chromium.launch({executablePath, args: server.browserFlags});
  const found: {page: string; width: number; shift: number}[] = [];
  try {
    for (const width of widths) {
      const context = await browser.newContext({viewport: {width, height: 800}});
      for (const path of pages) {
        const page = await context.newPage();
        await page.goto(server.site + path, {waitUntil: 'load'});
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        await page.waitForTimeout(500);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const shifts = list.getEntries() as Shift[];
                resolve(shifts.reduce((sum, {value, hadRecentInput}) => sum + (hadRecentInput ? 0 : value), 0));
              }).observe({type: 'layout-shift', buffered: true});
              setTimeout(() => resolve(0), 200);
            }),
        );
        found.push({page: path, width, shift});
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return found.sort((one, other) => other.shift - one.shift);
}

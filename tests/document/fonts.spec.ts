import {company} from '../support/menus';
import type {Page} from '@playwright/test';
import {hydrated, expect, hold, test} from '../support/playwright/test';

/** Opens a page and waits for its first paint. */
async function paint(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Whether an element is rendered only with web fonts. */
async function isInItsTypeface(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.length > 0 && fonts.every(({isCustomFont}) => isCustomFont);
}

test('typefaces that come late move nothing, and are used on the next page', async ({page}) => {
  const release = await hold(page, '**/*.woff2');
  await paint(page, company.first.to);
  expect(await isInItsTypeface(page, 'h1')).toBe(true);
  expect(await isInItsTypeface(page, 'main p')).toBe(false);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await isInItsTypeface(page, 'main p')).toBe(false);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) sum += value;
    }).observe({type: 'layout-shift', buffered: true});
    // Buffered entries are reported in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    return sum;
  });
  expect(shift).toBeLessThan(0.001);
  // Held files are not cached.
  await page.unroute('**/*.woff2');
  await expect(async () => {
    await page.goto(company.second.to);
    expect(await isInItsTypeface(page, 'main p')).toBe(true);
  }).toPass();
});

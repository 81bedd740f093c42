import {company} from '../support/menus';
import type {Page} from '@playwright/test';
import {hydrated, expect, hold, settled, test} from '../support/playwright/test';

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

for (const width of [360, 1360]) {
  test(`fonts that load late shift nothing at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/', '/legal/terms-of-service']) {
      const release = await hold(page, '**/*.woff2');
      await paint(page, path);
      release();
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      const shifts = await page.evaluate(async () => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) seen.push(value);
        }).observe({type: 'layout-shift', buffered: true});
        // Buffered entries are reported in a later task.
        await new Promise((resolve) => setTimeout(resolve));
        return seen;
      });
      // The email address that a script assembles may be narrower than the spelled-out one.
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.001);
    }
  });
}

test('a headline has its typeface from the first paint, and text as soon as the font loads', async ({page}) => {
  const release = await hold(page, '**/*.woff2');
  await paint(page, company.first.to);
  expect(await page.evaluate(() => document.documentElement.dataset.layout)).toBe('late');
  expect(await isInItsTypeface(page, 'h1')).toBe(true);
  expect(await isInItsTypeface(page, 'header nav button')).toBe(false);
  release();
  await expect.poll(() => isInItsTypeface(page, 'header nav button')).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label, exact: true}).click();
  await page.waitForURL(`**${company.second.to}`);
  // The next page may still be replacing the headline.
  await expect(async () => {
    expect(await isInItsTypeface(page, 'h1')).toBe(true);
  }).toPass();
});

test('a page without its typefaces is laid out to its end', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const isLaidOut = (footer: Element) => footer.firstElementChild?.checkVisibility({contentVisibilityAuto: true});
  await expect.poll(() => page.locator('body footer').evaluate(isLaidOut)).toBe(true);
});

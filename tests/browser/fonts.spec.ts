import {company, industries} from '../support/menus';
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

const late = 1000;

/** The fonts come when the page has long been painted. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
}

/** Whether the headline is really drawn with a font that was loaded, and not with one of the system. */
async function hasLoadedFont(page: Page): Promise<boolean | undefined> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts[0]?.isCustomFont;
}

/** How many files of typefaces the page declares. */
const declaredFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').startsWith('url('))
        .length,
  );

for (const width of [360, 1360]) {
  test(`fonts that come late move nothing at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await delayFonts(page);
    for (const path of ['/', industries.second.to, '/contact', '/legal/terms-of-service']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const shifts = await page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = [];
            new PerformanceObserver((list) => {
              for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) seen.push(value);
            }).observe({type: 'layout-shift', buffered: true});
            // Past the next frames, in which the fonts would be swapped.
            setTimeout(() => resolve(seen), 300);
          }),
      );
      // An e-mail address that the script puts together may be a word narrower than the words before it.
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.001);
    }
  });
}

test('a page that comes slowly does not ask for fonts, and the next page has them', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && asked.push(request.url()));
  await page.route(`**${company.first.to}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(company.first.to, {waitUntil: 'load'});
  expect(asked).toEqual([]);
  expect(await hasLoadedFont(page)).toBe(false);
  await expect.poll(() => new Set(asked).size).toBe(await declaredFonts(page));
  await page.waitForLoadState('networkidle');
  expect(await hasLoadedFont(page)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label, exact: true}).click();
  await page.waitForURL(`**${company.second.to}`);
  await expect.poll(() => hasLoadedFont(page)).toBe(true);
});

test('a move to the next page brings the fonts that came too late for the first', async ({page}) => {
  await delayFonts(page);
  await page.goto(company.first.to, {waitUntil: 'networkidle'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await hasLoadedFont(page)).toBe(false);
  await page.waitForTimeout(2 * late);
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label, exact: true}).click();
  await page.waitForURL(`**${company.second.to}`);
  await expect.poll(() => hasLoadedFont(page)).toBe(true);
});

test('fonts that are there in time are used at once', async ({page}) => {
  await page.goto(company.first.to, {waitUntil: 'networkidle'});
  // On a busy machine even a cached font may come too late for one visit.
  await expect
    .poll(async () => {
      await page.reload();
      return hasLoadedFont(page);
    })
    .toBe(true);
});

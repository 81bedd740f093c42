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

/** Whether an element is really drawn with a font that was loaded, and with no other. */
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

test('a headline is in its typeface from the first paint on, and text as soon as its file is there', async ({page}) => {
  await delayFonts(page);
  await page.goto(company.first.to, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('late');
  expect(await isInItsTypeface(page, 'h1')).toBe(true);
  expect(await isInItsTypeface(page, 'header nav button')).toBe(false);
  await expect.poll(() => isInItsTypeface(page, 'header nav button')).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label, exact: true}).click();
  await page.waitForURL(`**${company.second.to}`);
  expect(await isInItsTypeface(page, 'h1')).toBe(true);
});

test('where text would break elsewhere in view, it keeps its font until the next page', async ({page}) => {
  await delayFonts(page);
  await page.goto(company.first.to, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // A line that holds in the one font what takes two in the other.
  await page.evaluate(() => {
    const lead = document.querySelector<HTMLElement>('main h1 ~ p');
    if (!lead) return;
    const range = document.createRange();
    lead.textContent = 'Minimum illumination';
    range.selectNodeContents(lead);
    lead.style.inlineSize = `${range.getBoundingClientRect().width + 0.1}px`;
    lead.style.letterSpacing = '0';
    lead.style.fontFamily = 'var(--font-text)';
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('late');
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label, exact: true}).click();
  await page.waitForURL(`**${company.second.to}`);
  await expect.poll(() => isInItsTypeface(page, 'header nav button')).toBe(true);
});

test('a visitor who has the fonts sees text in them at once', async ({page}) => {
  await page.goto(company.first.to, {waitUntil: 'networkidle'});
  // On a busy machine even a cached font may come too late for one visit.
  await expect
    .poll(async () => {
      await page.reload();
      return isInItsTypeface(page, 'header nav button');
    })
    .toBe(true);
});

import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** How far the browser keeps the bar free for a place that is jumped to. */
const underTheBar = (page: Page) =>
  page.evaluate(() => Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)));

const laidOut = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main > section')
        .evaluateAll((sections) =>
          sections.every((section) => getComputedStyle(section).contentVisibility === 'visible'),
        ),
    )
    .toBe(true);

const far = 'main a[href="/industries/real-estate"]';

test('the way back leads to the place that was left', async ({page}) => {
  await page.goto('/');
  await laidOut(page);
  // At once, not by scrolling past everything above it.
  await page
    .locator(far)
    .first()
    .evaluate((link) => link.scrollIntoView({block: 'center'}));
  const left = await top(page, far);
  await page.locator(far).first().click();
  await page.waitForURL('**/industries/real-estate');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.goBack();
  // On a busy machine the fonts come with the second page, and lines above the place may break elsewhere then.
  const aLine = 30;
  await expect.poll(async () => Math.abs((await top(page, far).catch(() => Infinity)) - left)).toBeLessThan(aLine);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('an address with a place leads there', async ({page}) => {
      await page.goto('/#technology', {waitUntil: 'networkidle'});
      const wanted = await underTheBar(page);
      await expect.poll(async () => Math.abs((await top(page, '#technology')) - wanted)).toBeLessThan(3);
    });
  });
}

test('a link to a place on another page leads there', async ({page}) => {
  await page.goto('/company/development-philosophy');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const link = page.locator('main a[href^="/#"]').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL('**/#industries');
  const wanted = await underTheBar(page);
  await expect.poll(async () => Math.abs((await top(page, '#industries')) - wanted)).toBeLessThan(3);
});

test('a phone that moves to a page gets its first screen first, and then all of it', async ({page}) => {
  const words = () => page.getByRole('main').textContent();
  await page.goto('/industries/real-estate');
  const whole = await words();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    const old = document.querySelector('h1');
    new MutationObserver((_, watch) => {
      const now = document.querySelector('h1');
      if (!now || now === old) return;
      watch.disconnect();
      document.body.dataset.first = String(document.querySelectorAll('main *').length);
    }).observe(document, {childList: true, subtree: true});
  });
  await page.locator(far).first().click();
  await expect.poll(words).toBe(whole);
  const first = Number(await page.locator('body').getAttribute('data-first'));
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThan((await page.locator('main *').count()) / 2);
});

import type {Page} from '@playwright/test';
import {company} from '../support/menus';
import {expect, hold, test, visit} from '../support/playwright/test';

const parts = /assets\/js\/(?!main|runtime)/;
const loadingBar = 'html[data-waiting]';
const link = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${company.second.to}"]`).first();

/** Taps the link and tells whether the loading bar is visible a tenth of a second after it started. */
const showsLoading = (page: Page) =>
  link(page).evaluate(async (element) => {
    (element as HTMLElement).click();
    const isLine = (one: Animation) => (one as CSSAnimation).animationName === 'wait-for-page';
    let line: Animation | undefined;
    while (!(line = document.getAnimations().find(isLine))) await new Promise(requestAnimationFrame);
    line.currentTime = 100;
    return parseFloat(getComputedStyle(document.documentElement, '::before').scale) > 0.02;
  });

test('a loading bar shows from a tap until the next page', async ({page}) => {
  await visit(page, '/');
  const release = await hold(page, parts);
  expect(await showsLoading(page)).toBe(true);
  await expect(page.locator(loadingBar)).toHaveCount(1);
  release();
  await expect(page.locator(loadingBar)).toHaveCount(0);
  await expect(page).toHaveURL(company.second.to);
});

import type {Page, Route} from '@playwright/test';
import {company} from '../support/menus';
import {expect, test, visit} from './support/test';

const parts = /assets\/js\/(?!main|runtime)/;
const sign = 'html[data-waiting]';
const link = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${company.second.to}"]`).first();

/** Keeps what is asked for until it is let go. */
async function hold(page: Page, what: string | RegExp, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await until;
    await answer(route);
  });
  return letGo;
}

/** Taps the link and tells whether the line at the top of the window can be seen a tenth of a second after it began. */
const isTaken = (page: Page) =>
  link(page).evaluate(async (element) => {
    (element as HTMLElement).click();
    const isLine = (one: Animation) => (one as CSSAnimation).animationName === 'wait-for-page';
    let line: Animation | undefined;
    while (!(line = document.getAnimations().find(isLine))) await new Promise(requestAnimationFrame);
    line.currentTime = 100;
    return parseFloat(getComputedStyle(document.documentElement, '::before').scale) > 0.02;
  });

test('a tap is acknowledged until the next page is shown', async ({page}) => {
  await visit(page, '/');
  const letGo = await hold(page, parts, (route) => route.continue());
  expect(await isTaken(page)).toBe(true);
  await expect(page.locator(sign)).toHaveCount(1);
  letGo();
  await expect(page.locator(sign)).toHaveCount(0);
  await expect(page).toHaveURL(company.second.to);
});

test('the acknowledgment goes when the next page fails to load', async ({page}) => {
  await visit(page, '/');
  const letGo = await hold(page, parts, (route) => route.abort('failed'));
  expect(await isTaken(page)).toBe(true);
  letGo();
  await expect(page).toHaveURL(company.second.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator(sign)).toHaveCount(0);
});

test('a tap before the application starts is acknowledged, and no longer after going back', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort('failed'));
  await page.goto('/');
  const letGo = await hold(page, `**${company.second.to}`, (route) => route.continue());
  expect(await isTaken(page)).toBe(true);
  letGo();
  await expect(page).toHaveURL(company.second.to);
  await expect(page.locator(sign)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator(sign)).toHaveCount(0);
});

import type {Page} from '@playwright/test';
import {palette} from '../../src/css/colors';
import {has, without} from '../support/features';
import {company} from '../support/menus';
import {expect, test, visit} from '../support/playwright/test';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** In the notation of getComputedStyle. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const [paper, night] = [rgb(palette.paper), rgb(palette.night)];

/** The color that a browser uses for its own toolbar. */
const barColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({media}) => matchMedia(media).matches,
      )?.content,
  );

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the theme follows the system', async ({page}) => {
    for (const [colorScheme, color] of Object.entries({light: paper, dark: night})) {
      await page.emulateMedia({colorScheme: colorScheme as 'light' | 'dark'});
      await page.goto('/');
      expect(await background(page)).toBe(color);
    }
  });
});

test('the theme is switched by its button and kept on the next page and the next visit', async ({page}) => {
  test.skip(!has('themeToggle'), without('themeToggle'));
  await visit(page, '/');
  const toggle = page.getByRole('button', {name: /theme/i});
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await background(page)).toBe(paper);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await background(page)).toBe(night);
  await page.goto(company.first.to, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.body);
  // The first frame already has the right background, before the application starts.
  expect(await background(page)).toBe(night);
  await expect.poll(() => barColor(page)).toBe(palette.night);
  await toggle.click();
  await expect.poll(() => background(page)).toBe(paper);
  expect(await barColor(page)).toBe(palette.paper);
});

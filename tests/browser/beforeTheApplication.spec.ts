import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';
import {company as facts} from '../../src/company';
import {has, without} from '../support/features';
import {hydrated, expect, test} from './support/test';

const scripts = '**/assets/js/**';
// The preview's demo chat puts a button on the page; it is no part of the build.
const chat = '**/__chat/**';
const later = /\/assets\/(js|css)\//;
// A font that comes a moment late is left out, which on a busy machine is now the one picture, now the other.
const fonts = '**/*.woff2';
const refuse = (route: Route) => route.abort();

/** Keeps the application back until the function that it gives is called. */
async function hold(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

const {user, domain} = facts.mail;

/** An address stands in words until a script may put it together. */
const withoutAddresses = (page: Page) =>
  page.locator('span, a').evaluateAll(
    (elements, addresses) => {
      for (const element of elements) if (addresses.includes(element.textContent)) element.replaceWith('mail');
    },
    [`${user} at ${domain.replaceAll('.', ' dot ')}`, `${user}@${domain}`],
  );

test.describe('a page is whole before its application starts', () => {
  // Half the pixels each way: a long page is a large picture, taken twice.
  test.use({contextOptions: {deviceScaleFactor: 0.5, reducedMotion: 'reduce'}});

  const picture = async (page: Page) => {
    await withoutAddresses(page);
    await page.evaluate(() => document.fonts.ready);
    // A list of contents learns from the application where the reader is, and its bold entry may take another line.
    const contents = page.locator('[aria-label="On this page"]');
    await contents.evaluateAll((lists) => {
      for (const list of lists) (list as HTMLElement).style.display = 'none';
    });
    return page.screenshot({fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device'});
  };

  /** The largest difference of a color between two pictures, of 255. */
  const difference = async (one: Buffer, other: Buffer) => {
    const [first, second] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
    if (first?.length !== second?.length) return 255;
    return first?.reduce((most, level, at) => Math.max(most, Math.abs(level - (second?.[at] ?? 0))), 0);
  };

  for (const path of ['/', '/contact']) {
    test(`${path} looks the same before and after, to the pixel`, async ({page, baseURL}) => {
      // Who comes from another page of the site gets the typefaces, however long this one took.
      const referer = `${baseURL ?? ''}/`;
      await page.route(chat, refuse);
      await page.route(fonts, refuse);
      await page.route(later, refuse);
      await page.goto(path, {waitUntil: 'load', referer});
      const before = await picture(page);
      await page.unroute(later);
      await page.goto(path, {referer});
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Chromium smooths a rounded corner now one way, now another, on the same page: by one level.
      expect(await difference(await picture(page), before)).toBeLessThanOrEqual(2);
    });
  }
});

test('no part of the application is requested before the page has loaded', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (later.test(request.url())) asked.push(request.url());
  });
  // A drawing that never ends keeps the page from being loaded.
  await page.route('**/assets/images/**', () => undefined);
  await page.clock.install();
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  await page.clock.runFor('01:00');
  expect(asked).toEqual([]);
});

test('the theme changes at the first tap, and stays when the application starts', async ({page}) => {
  test.skip(!has('themeToggle'), without('themeToggle'));
  const open = await hold(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/');
  const toggle = page.getByRole('button', {name: 'Dark theme'});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  open();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a menu tapped before the application starts is open afterward', async ({page}) => {
  const open = await hold(page);
  await page.goto('/');
  const button = page.getByRole('button', {name: company.label});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: company.second.label}).first()).toBeVisible();
  open();
  await hydrated(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

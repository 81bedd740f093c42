import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';
import {company as facts} from '../../src/company';
import {names} from '../../src/content/documentNames';
import {has, without} from '../support/features';
import {hydrated, expect, hold, test} from '../support/playwright/test';

const scripts = '**/assets/js/**';
// The preview's demo chat puts a button on the page that is not part of the build.
const chat = '**/__chat/**';
const styles = '**/*.css';
// A font that arrives late is not used, and on a busy machine that may happen in only one of the two screenshots.
const fonts = '**/*.woff2';
const refuse = (route: Route) => route.abort();

const {user, domain} = facts.mail;

/** An email address is spelled out until a script assembles it. */
const withoutAddresses = (page: Page) =>
  page.locator('span, a').evaluateAll(
    (elements, addresses) => {
      for (const element of elements) if (addresses.includes(element.textContent)) element.replaceWith('mail');
    },
    [`${user} at ${domain.replaceAll('.', ' dot ')}`, `${user}@${domain}`],
  );

test.describe('before the application starts', () => {
  // At half the resolution, because two screenshots of a long page are large.
  test.use({contextOptions: {deviceScaleFactor: 0.5, reducedMotion: 'reduce'}});

  const screenshot = async (page: Page) => {
    await withoutAddresses(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('main ~ footer') as Element).contentVisibility === 'visible',
    );
    // The application marks the current entry of a table of contents in bold, which may add a line.
    const contents = page.locator('[aria-label="On this page"]');
    await contents.evaluateAll((lists) => {
      for (const list of lists) (list as HTMLElement).style.display = 'none';
    });
    return page.screenshot({fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device'});
  };

  /** The largest difference of a color channel between two screenshots, out of 255. */
  const difference = async (one: Buffer, other: Buffer) => {
    const [first, second] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
    if (first?.length !== second?.length) return 255;
    return first?.reduce((most, level, at) => Math.max(most, Math.abs(level - (second?.[at] ?? 0))), 0);
  };

  for (const path of ['/', '/contact']) {
    test(`${path} looks the same as afterward, pixel by pixel`, async ({page, baseURL}) => {
      // Visitors who come from another page of the site get the typefaces even if they load late.
      const referer = `${baseURL ?? ''}/`;
      await page.route(chat, refuse);
      await page.route(fonts, refuse);
      await page.route(scripts, refuse);
      await page.goto(path, {waitUntil: 'load', referer});
      const before = await screenshot(page);
      await page.unroute(scripts);
      await page.goto(path, {referer});
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Chromium may smooth a rounded corner differently each time, by one level.
      expect(await difference(await screenshot(page), before)).toBeLessThanOrEqual(2);
    });
  }
});

/** The computed styles of everything that is visible up to the end of the first screen. */
const stylesUpToFirstScreen = (page: Page) =>
  page.evaluate(
    (id) =>
      [...document.querySelectorAll(`#top, #top *, #${id}, #${id} *`)].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !/^(transition|cursor)/.test(name));
        return names.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
      }),
    names.firstScreen,
  );

for (const path of ['/', '/contact', '/industries/financial-accounting', '/legal/terms-of-service']) {
  test(`the first screen of ${path} has all its styles before the style sheet arrives`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const address of [chat, fonts, scripts]) await page.route(address, refuse);
    for (const width of [390, 1360]) {
      await page.setViewportSize({width, height: 900});
      await page.route(styles, refuse);
      await page.goto(path);
      const early = await stylesUpToFirstScreen(page);
      await page.unroute(styles);
      await page.goto(path);
      const later = await stylesUpToFirstScreen(page);
      expect(early).toHaveLength(later.length);
      expect(early.filter((style, at) => style !== later[at])).toEqual([]);
    }
  });
}

test('no part of the application is requested before the page has loaded', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) requested.push(request.url());
  });
  // A picture that never finishes loading delays the load event.
  await page.route('**/assets/images/**', () => undefined);
  await page.clock.install();
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  await page.clock.runFor('01:00');
  expect(requested).toEqual([]);
});

test('the theme changes at the first tap and stays when the application starts', async ({page}) => {
  test.skip(!has('themeToggle'), without('themeToggle'));
  const open = await hold(page, scripts);
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

test('a menu opened before the application starts is open afterward', async ({page}) => {
  const open = await hold(page, scripts);
  await page.goto('/');
  const button = page.getByRole('button', {name: company.label});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', {name: company.second.label}).first()).toBeVisible();
  open();
  await hydrated(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

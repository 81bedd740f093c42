import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';
import {company as facts} from '../../src/company';
import {hydrated, expect, hold, test} from '../support/playwright/test';

const scripts = '**/assets/js/**';
// The preview's demo chat puts a button on the page that is not part of the build.
const chat = '**/__chat/**';
// A font that comes late is not used, which may happen in only one of the two screenshots.
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

/** What the sheet of the whole site would change: computed styles of everything that is visible. */
const changedBySheet = (page: Page) =>
  page.evaluate(async () => {
    // Otherwise a section may be laid out between the two readings.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* {content-visibility: visible !important}');
    document.adoptedStyleSheets = [laidOut];
    const read = () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          return [...style].map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
        });
    const own = read();
    const href = document.querySelector<HTMLElement>('#application')?.dataset.styles;
    const sheet = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    await new Promise((resolve) => {
      sheet.onload = resolve;
      document.head.append(sheet);
    });
    return read().flatMap((styles, at) => styles.filter((style, one) => style !== own[at]?.[one]));
  });

for (const path of ['/contact', '/industries/financial-accounting']) {
  test(`${path} has all its styles in its head`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const address of [chat, fonts, scripts]) await page.route(address, refuse);
    await page.goto(path);
    expect(await changedBySheet(page)).toEqual([]);
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

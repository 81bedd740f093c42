import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';
import {company as facts} from '../../src/company';
import {company} from '../support/menus';
import {expect, hold, hydrated, test, visit} from '../support/playwright/test';

const scripts = '**/assets/js/**';
// The preview's demo chat puts a button on the page that is not part of the build.
const chat = '**/__chat/**';
// A font that comes late is not used, which may happen in only one of the two screenshots.
const fonts = '**/*.woff2';
const refuse = (route: Route) => route.abort();

test.describe('before the application starts', () => {
  // At half the resolution, because two screenshots of a long page are large.
  test.use({contextOptions: {deviceScaleFactor: 0.5, reducedMotion: 'reduce'}});

  const {user, domain} = facts.mail;

  const screenshot = async (page: Page) => {
    await page.evaluate(
      (addresses) => {
        // An email address is spelled out until a script assembles it.
        for (const element of document.querySelectorAll('span, a'))
          if (addresses.includes(element.textContent)) element.replaceWith('mail');
      },
      [`${user} at ${domain.replaceAll('.', ' dot ')}`, `${user}@${domain}`],
    );
    return page.screenshot({fullPage: true, animations: 'disabled', caret: 'hide', scale: 'device'});
  };

  /** The largest difference of a color channel between two screenshots, out of 255. */
  const difference = async (one: Buffer, other: Buffer) => {
    const [first, second] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
    if (first?.length !== second?.length) return 255;
    return first?.reduce((most, level, at) => Math.max(most, Math.abs(level - (second?.[at] ?? 0))), 0);
  };

  test('the home page looks the same as afterward, pixel by pixel', async ({page}) => {
    await page.route(chat, refuse);
    await page.route(fonts, refuse);
    const release = await hold(page, scripts);
    await page.goto('/');
    const before = await screenshot(page);
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Chromium may smooth a rounded corner differently each time, by one level.
    expect(await difference(await screenshot(page), before)).toBeLessThanOrEqual(2);
  });
});

test('a page has all its styles in its head', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of [chat, fonts, scripts]) await page.route(address, refuse);
  await page.goto('/contact');
  // What the sheet of the whole site would change: computed styles of everything that is visible.
  const changed = await page.evaluate(async () => {
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
  expect(changed).toEqual([]);
});

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

/** Whether an element is rendered only with web fonts. */
async function isInItsTypeface(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts: used} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return used.length > 0 && used.every(({isCustomFont}) => isCustomFont);
}

test('typefaces that come late move nothing, and are used on the next page', async ({page}) => {
  const release = await hold(page, fonts);
  await page.goto(company.first.to, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await isInItsTypeface(page, 'h1')).toBe(true);
  expect(await isInItsTypeface(page, 'main p')).toBe(false);
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await isInItsTypeface(page, 'main p')).toBe(false);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) sum += value;
    }).observe({type: 'layout-shift', buffered: true});
    // Buffered entries are reported in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    return sum;
  });
  expect(shift).toBeLessThan(0.001);
  // Held files are not cached.
  await page.unroute(fonts);
  await expect(async () => {
    await page.goto(company.second.to);
    expect(await isInItsTypeface(page, 'main p')).toBe(true);
  }).toPass();
});

test('a loading bar shows from a tap until the next page', async ({page}) => {
  await visit(page, '/');
  const release = await hold(page, /assets\/js\/(?!main|runtime)/);
  const link = page.getByRole('contentinfo').locator(`a[href="${company.second.to}"]`).first();
  const isShown = await link.evaluate(async (element) => {
    (element as HTMLElement).click();
    const isLine = (one: Animation) => (one as CSSAnimation).animationName === 'wait-for-page';
    let line: Animation | undefined;
    while (!(line = document.getAnimations().find(isLine))) await new Promise(requestAnimationFrame);
    // A tenth of a second after it started.
    line.currentTime = 100;
    return parseFloat(getComputedStyle(document.documentElement, '::before').scale) > 0.02;
  });
  expect(isShown).toBe(true);
  await expect(page.locator('html[data-waiting]')).toHaveCount(1);
  release();
  await expect(page.locator('html[data-waiting]')).toHaveCount(0);
  await expect(page).toHaveURL(company.second.to);
});

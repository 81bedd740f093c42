import type {Page, Route} from '@playwright/test';
import sharp from 'sharp';
import {company as facts} from '../../src/company';
import {company, industries} from '../support/menus';
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

/** Positions and sizes depend on the letters of the headline and on what is laid out. */
const places = /size|width|height|origin|contain|content-visibility|inset|^(top|right|bottom|left)$/;

const stylesOf = (page: Page) =>
  page.locator('main *').evaluateAll(
    (elements, pattern) =>
      elements.map((element) => {
        // Unlike getComputedStyle, not what an automatic margin comes to, which Chromium may not have computed yet.
        const style = [...element.computedStyleMap()].filter(([name]) => !new RegExp(pattern).test(name));
        return style.map(([name, values]) => `${element.tagName} ${name}: ${[...values].join(' ')}`).join('\n');
      }),
    places.source,
  );

test('a page has the same styles when a visitor moves to it as in its own head', async ({page}) => {
  const {to} = industries.first;
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(to);
  await hydrated(page);
  const own = await stylesOf(page);
  await page.goto('/');
  await hydrated(page);
  await page.locator(`main a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  expect(await stylesOf(page)).toEqual(own);
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

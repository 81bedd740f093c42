import {contact, fill, success} from '../features/contact/contact';
import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import {pagesToVisit} from '../support/builtSite';
import {has} from '../support/features';
import {hydrated, expect, test} from '../support/playwright/test';

const gone = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: 'gone'});
const link = (page: Page, to: string) => page.getByRole('contentinfo').locator(`a[href="${to}"]`).first();

/** Expects that the text is readable and a link works. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const hidden = await page.locator('main h2').evaluateAll((headings) => {
    const isVisible = (one: Element) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
    return headings.filter((heading) => !isVisible(heading)).map((heading) => heading.textContent);
  });
  expect(hidden).toEqual([]);
  const target = link(page, company.first.to);
  // Without styles, the columns of the footer are folded.
  if (!(await target.isVisible())) await page.locator('footer summary').last().click();
  await target.click();
  await page.waitForURL(`**${company.first.to}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('a page keeps its text and its links', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  for (const [what, pattern] of [
    ['without its scripts', '**/assets/js/**'],
    ['without the scripts of single pages', /assets\/js\/(?!main|runtime)/],
  ] as const) {
    test(what, async ({page}) => {
      await page.route(pattern, gone);
      const missed = page.waitForResponse(pattern);
      await page.goto('/');
      await missed;
      await expectUsable(page);
    });
  }

  test('without the style sheets of other pages', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.route('**/assets/css/**', gone);
    await expectUsable(page);
  });
});

test('after a deploy during a visit, one full page load replaces the missing script', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  // Scripts named by the old page are gone; the reloaded page names its own.
  await page.route(/assets\/js\/(?!main|runtime)/, (route) => (documents.length > 0 ? route.continue() : gone(route)));
  // The address changes before the full page load, while the old page is still shown.
  await Promise.all([page.waitForEvent('load'), link(page, company.second.to).click()]);
  await expect(page).toHaveURL(company.second.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrated(page);
  expect(documents).toEqual([company.second.to]);
});

test('pages, themes and forms work when the browser blocks all storage', async ({page, faults}) => {
  // Even reading the property throws, as in a browser that blocks the site's data.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'cookie'])
      Object.defineProperty(name === 'cookie' ? Document.prototype : window, name, {get: refuse, set: refuse});
  });
  await page.goto('/contact');
  await hydrated(page);
  if (has('themeToggle')) {
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  }
  await fill(page);
  await contact(page).button.click();
  await expect(page.getByText(success)).toBeVisible();
  await expectUsable(page);
  expect(faults.messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});

/** Texts in `main` that are invisible and not in a disclosure that works without JavaScript, nor for scripts alone. */
const hiddenTexts = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, h4, p, li, blockquote, dt, dd, a')]
      .filter(
        (element) =>
          element.textContent.trim() !== '' &&
          !element.closest('details:not([open]), [hidden], [data-panel], [popover], [data-scripted]'),
      )
      // An element without a box of its own is as visible as its children.
      .filter((element) => getComputedStyle(element).display !== 'contents')
      .filter((element) => !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
      .map((element) => element.textContent.trim().slice(0, 80)),
  );

/** Texts that are visible neither on the screen nor in print. */
async function hiddenForGood(page: Page): Promise<string[]> {
  const onScreen = await hiddenTexts(page);
  if (onScreen.length === 0) return [];
  await page.emulateMedia({media: 'print'});
  const inPrint = await hiddenTexts(page);
  await page.emulateMedia({media: 'screen'});
  return onScreen.filter((text) => inPrint.includes(text));
}

const withoutAddress = (page: Page) =>
  page.locator('a:not([href])').evaluateAll((links) => links.map((link) => link.textContent.trim()));

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every page shows all its text and every link has an address', async ({page}) => {
    test.slow();
    for (const path of pagesToVisit()) {
      await page.goto(path);
      expect(await hiddenForGood(page), path).toEqual([]);
      expect(await withoutAddress(page), path).toEqual([]);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    }
  });
});

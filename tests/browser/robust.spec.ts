import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import {has} from '../support/features';
import {hydrated, expect, settled, test} from './support/test';

const gone = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: 'gone'});
const wake = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 50);
};
const link = (page: Page, to: string) => page.getByRole('contentinfo').locator(`a[href="${to}"]`).first();

/** The whole text can be read and a link leads on: what a page is for. */
async function stillServes(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const hidden = await page
    .locator('main h2')
    .evaluateAll((headings) =>
      headings
        .filter(
          (heading) => !(heading as HTMLElement).checkVisibility({opacityProperty: true, visibilityProperty: true}),
        )
        .map((heading) => heading.textContent),
    );
  expect(hidden).toEqual([]);
  await link(page, company.first.to).click();
  await page.waitForURL(`**${company.first.to}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.describe('a page of which a part does not load still shows its text and leads on', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});
  for (const [what, pattern] of [
    ['every script', '**/assets/js/**'],
    ['the parts of pages', /assets\/js\/(?!main|runtime)/],
    ['the style sheet', '**/assets/css/**'],
  ] as const) {
    test(what, async ({page}) => {
      await page.route(pattern, gone);
      // Some parts are asked for late, and a page that waits for one waits only then.
      const missed = page.waitForResponse(pattern);
      await page.goto('/');
      await wake(page);
      await missed;
      await stillServes(page);
    });
  }
});

/** Counts whole pages that were loaded, to tell a repair from a loop. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test('a deploy in the middle of a visit: the missing part is fixed by one full load', async ({page}) => {
  await page.goto('/');
  await wake(page);
  await hydrated(page);
  const documents = documentsOf(page);
  // What the old page knows is gone; the page that is loaded afresh brings its own names.
  await page.route(/assets\/js\/(?!main|runtime)/, async (route) => {
    if (documents.length > 0) await route.continue();
    else await gone(route);
  });
  await link(page, company.second.to).click();
  await expect(page).toHaveURL(company.second.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrated(page);
  expect(documents).toEqual([company.second.to]);
});

test('parts that stay missing: the page is shown as it was sent, without a loop', async ({page}) => {
  await page.goto('/');
  await wake(page);
  await hydrated(page);
  const documents = documentsOf(page);
  await page.route(/assets\/js\/(?!main|runtime)/, gone);
  await link(page, company.second.to).click();
  await expect(page).toHaveURL(company.second.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // The page that was loaded afresh asks for them once more.
  const missed = page.waitForResponse(/assets\/js\/(?!main|runtime)/);
  await wake(page);
  await missed;
  await settled(page);
  expect(documents).toEqual([company.second.to]);
});

test.describe('a browser that refuses', () => {
  /** Reading the property itself throws, as in a browser that blocks the site's data. */
  const refuse = (page: Page, names: string[]) =>
    page.addInitScript((refused) => {
      for (const name of refused) {
        Object.defineProperty(name === 'cookie' ? Document.prototype : window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
          set() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }, names);

  for (const names of [['localStorage', 'sessionStorage', 'cookie']]) {
    test(`${names.join(', ')}: pages, themes and forms work`, async ({page, faults}) => {
      await refuse(page, names);
      await page.goto('/contact');
      await wake(page);
      await hydrated(page);
      if (has('themeToggle')) {
        await page.getByRole('button', {name: 'Dark theme'}).first().click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
      }
      const form = page.locator('form[name="contact"]');
      await form.locator('[name="name"]').fill('Amina');
      await form.locator('[name="email"]').fill('amina@example.com');
      await form.locator('[name="message"]').fill('Sent without storage');
      await form.locator('[type="submit"], button:not([type])').first().click();
      await expect(page.getByText('Your message has been sent successfully')).toBeVisible();
      await stillServes(page);
      expect(faults.messages.filter((text) => text.startsWith('uncaught'))).toEqual([]);
    });
  }
});

import {contact, fill, success} from '../features/contact/contact';
import {company} from '../support/menus';
import type {Page, Route} from '@playwright/test';
import {has} from '../support/features';
import {hydrated, expect, test} from '../support/playwright/test';

const gone = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: 'gone'});
const simulateInput = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 50);
};
const link = (page: Page, to: string) => page.getByRole('contentinfo').locator(`a[href="${to}"]`).first();

/** Expects that the text is readable and a link works. */
async function expectUsable(page: Page): Promise<void> {
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
    ['without the style sheet', '**/assets/css/**'],
  ] as const) {
    test(what, async ({page}) => {
      await page.route(pattern, gone);
      // Some files are requested only after the first input, so only then can a page wait for one.
      const missed = page.waitForResponse(pattern);
      await page.goto('/');
      await simulateInput(page);
      await missed;
      await expectUsable(page);
    });
  }
});

/** Lists full page loads, to tell a recovery from a loop. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Waits for a full page load. The address changes before it, while the old page is still shown. */
async function clickAndLoad(page: Page, to: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), link(page, to).click()]);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test('after a deploy during a visit, one full page load replaces the missing script', async ({page}) => {
  await page.goto('/');
  await simulateInput(page);
  await hydrated(page);
  const documents = documentsOf(page);
  // Scripts named by the old page are gone; the reloaded page names its own.
  await page.route(/assets\/js\/(?!main|runtime)/, async (route) => {
    if (documents.length > 0) await route.continue();
    else await gone(route);
  });
  await clickAndLoad(page, company.second.to);
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
  await simulateInput(page);
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

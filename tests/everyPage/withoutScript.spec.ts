import type {Page} from '@playwright/test';
import {pagesToVisit} from '../support/builtSite';
import {expect, test} from '../support/playwright/test';

test.use({javaScriptEnabled: false});

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

test('without JavaScript, every page shows all its text and every link has an address', async ({page}) => {
  test.slow();
  for (const path of pagesToVisit()) {
    await page.goto(path);
    expect(await hiddenForGood(page), path).toEqual([]);
    expect(await withoutAddress(page), path).toEqual([]);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
  }
});

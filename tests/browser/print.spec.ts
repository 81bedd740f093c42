import {pagesToVisit} from '../support/builtSite';
import {expect, test} from './support/test';

test('a page of each kind prints its text on white without buttons and menus', async ({page}) => {
  test.slow();
  await page.emulateMedia({media: 'print'});
  for (const path of pagesToVisit()) {
    await page.goto(path);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('header').first(), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
    const odd = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p, li')]
        .filter((element) => element.innerText.trim() && element.checkVisibility({opacityProperty: true}))
        .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
        .map((element) => element.innerText.slice(0, 60)),
    );
    expect(odd, path).toEqual([]);
    for (const answer of await page.locator('[data-faq] details > div').all()) {
      expect(await answer.evaluate((box) => box.getBoundingClientRect().height), path).toBeGreaterThan(20);
    }
  }
});

import type {Page} from '@playwright/test';
import {expect, hydrated, settled, test} from '../support/playwright/test';

test.use({viewport: {width: 390, height: 844}});

/** The distance of an element from the place to which an anchor scrolls it. */
const distance = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const element = document.getElementById(anchor) ?? document.body;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.abs(element.getBoundingClientRect().top - margin - padding);
  }, id);

const lastAnchor = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main section[id]')].at(-1)?.id ?? '');

/** The first section on the screen, and its distance from the top. */
const place = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main > :not(link), body footer')].map((one) =>
      one.getBoundingClientRect(),
    );
    const at = boxes.filter(({top}) => top < innerHeight / 2).length - 1;
    return {at, top: boxes[at]?.top ?? NaN};
  });

/** Scrolls with `act`, waits until the scroll position is final, and expects that nothing moves after that. */
async function scroll(page: Page, act: () => Promise<unknown>) {
  await act();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  for (let last = NaN; last !== (last = await scrolled());) await settled(page);
  const {at, top} = await place(page);
  await settled(page);
  const after = await place(page);
  expect([after.at, Math.abs(after.top - top) <= 1]).toEqual([at, true]);
  return after;
}

test('an address with an anchor leads to it, from outside and from another page', async ({page}) => {
  await page.goto('/');
  const id = await lastAnchor(page);
  await page.goto('/contact');
  await page.goto(`/#${id}`);
  await hydrated(page);
  await expect.poll(() => distance(page, id)).toBeLessThan(3);
  await page.goto('/contact');
  await hydrated(page);
  const link = page.locator('main a[href^="/#"]').first();
  test.skip((await link.count()) === 0, 'The page no longer has a link to a part of another page.');
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL((url) => url.pathname === '/' && url.hash !== '');
  await expect.poll(() => distance(page, new URL(page.url()).hash.slice(1))).toBeLessThan(3);
});

for (const path of ['/', '/contact']) {
  test(`${path} stays in place after the wheel, End, an anchor and going back`, async ({page}) => {
    await page.goto(path);
    // Text that takes its typeface late would wrap differently then and end up in another place.
    const hasFallback = await page.evaluate(() =>
      Promise.any(
        [...document.fonts].filter(({family}) => family.includes('fallback')).map((face) => face.load()),
      ).then(
        () => true,
        () => false,
      ),
    );
    test.skip(!hasFallback, 'Arial, Liberation Sans and Roboto are not installed.');
    await scroll(page, () => page.mouse.wheel(0, 900));
    await scroll(page, () => page.mouse.wheel(0, 900));
    const end = await scroll(page, () => page.keyboard.press('End'));
    const anchor = await lastAnchor(page);
    await scroll(page, () => page.evaluate((id) => location.assign(`#${id}`), anchor));
    expect(await distance(page, anchor)).toBeLessThan(3);
    const back = await scroll(page, () => page.goBack());
    expect(back.at).toBe(end.at);
    // On a busy machine, fonts may load late, and lines above may then break differently.
    expect(Math.abs(back.top - end.top)).toBeLessThanOrEqual(30);
  });
}

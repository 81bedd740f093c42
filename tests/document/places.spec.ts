import type {Page} from '@playwright/test';
import {hydrated, expect, settled, skipWithout, test} from '../support/playwright/test';

test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The space that the browser leaves above an anchor. */
const spaceAbove = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((anchor) => {
      const margin = parseFloat(getComputedStyle(anchor).scrollMarginTop);
      return Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + margin);
    });

type Place = {part: number; top: number};

/** The position of a given part of the page, or of the one in the middle of the window. */
const placeOf = (page: Page, part?: number): Promise<Place> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll('main > :not(link), body footer')].map((each) =>
      each.getBoundingClientRect(),
    );
    const at = wanted ?? boxes.filter(({top}) => top < innerHeight / 2).length - 1;
    return {part: at, top: Math.round(boxes[at]?.top ?? NaN)};
  }, part);

async function expectAt(page: Page, {part, top}: Place, what: string, within = 1): Promise<void> {
  expect(Math.abs((await placeOf(page, part)).top - top), what).toBeLessThanOrEqual(within);
}

/** Expects that nothing moves after the page has been scrolled. */
async function expectStill(page: Page, what: string): Promise<void> {
  const place = await placeOf(page);
  await settled(page);
  await expectAt(page, place, what);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls with `act` and waits until the scroll position is final. */
async function scroll(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  let last = NaN;
  while (last !== (last = await scrolled(page))) await settled(page);
}

/** On a busy machine, fonts may load with the second page, and lines above may then break differently. */
const lineHeight = 30;

/** A section with an anchor, below the first screen. */
const anchored = 'main section[id] ~ section[id]';

test('an address with an anchor scrolls to it', async ({page}) => {
  await page.goto('/');
  await skipWithout(page, anchored);
  const id = (await page.locator(anchored).last().getAttribute('id')) ?? '';
  await page.goto(`/#${id}`);
  await hydrated(page);
  const wanted = await spaceAbove(page, `#${id}`);
  await expect.poll(async () => Math.abs((await top(page, `#${id}`)) - wanted)).toBeLessThan(3);
});

test('a link to an anchor on another page scrolls to it', async ({page}) => {
  await page.goto('/contact');
  await skipWithout(page, 'main a[href^="/#"]');
  await hydrated(page);
  const link = page.locator('main a[href^="/#"]').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL((url) => url.pathname === '/' && url.hash !== '');
  const {hash} = new URL(page.url());
  const wanted = await spaceAbove(page, hash);
  await expect.poll(async () => Math.abs((await top(page, hash)) - wanted)).toBeLessThan(3);
});

/** Whether a system font of the same width stands in for the typefaces until they are loaded. */
const hasFallbackFont = (page: Page) =>
  page.evaluate(() =>
    Promise.any([...document.fonts].filter(({family}) => family.includes('fallback')).map((face) => face.load())).then(
      () => true,
      () => false,
    ),
  );

test.describe('with sections laid out only when they come near the screen', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const path of ['/', '/contact']) {
    test(`${path} stays in place after the wheel, End, an anchor and going back`, async ({page}) => {
      await page.goto(path);
      // Text that takes its typeface late would wrap differently then and end up in another place.
      test.skip(!(await hasFallbackFont(page)), 'Arial, Liberation Sans and Roboto are not installed.');
      for (const turn of [1, 2, 3]) {
        await scroll(page, () => page.mouse.wheel(0, 900));
        await expectStill(page, `after turn ${turn} of the wheel`);
      }
      await scroll(page, () => page.keyboard.press('End'));
      await expectStill(page, 'after End');
      const end = await placeOf(page);

      const anchor = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
      await scroll(page, () => page.evaluate((id) => location.assign(`#${id}`), anchor));
      await expectStill(page, `after the jump to #${anchor}`);
      const left = await placeOf(page);
      await scroll(page, () => page.evaluate(() => scrollTo(0, 0)));
      await scroll(page, () => page.evaluate((id) => location.replace(`#${id}`), anchor));
      // Sections above may change by a few lines on the way, but a failed jump is off by a thousand pixels.
      await expectAt(page, left, `after the same jump to #${anchor}`, 100);

      await scroll(page, async () => void (await page.goBack()));
      await expectAt(page, end, 'after going back', lineHeight);
      await expectStill(page, 'after going back');
    });
  }
});

test('going back to another anchor restores the place before the application starts', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/');
  await scroll(page, () => page.mouse.wheel(0, 1800));
  const left = await placeOf(page);
  const anchor = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
  await scroll(page, () => page.evaluate((id) => location.assign(`#${id}`), anchor));
  await scroll(page, async () => void (await page.goBack()));
  await expectAt(page, left, 'after going back');
});

import {company} from '../support/menus';
import type {Page} from '@playwright/test';
import {hydrated, expect, settled, skipWithout, test} from './support/test';

test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** How far the browser keeps the bar free for a place that is jumped to. */
const underTheBar = (page: Page) =>
  page.evaluate(() => Math.round(parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)));

type Place = {part: number; top: number};

/** Where the part of the page stands that is in the middle of the window, or the one that is asked for. */
const placeOf = (page: Page, part?: number): Promise<Place> =>
  page.evaluate((asked) => {
    const boxes = [...document.querySelectorAll('main > *, body footer')].map((each) => each.getBoundingClientRect());
    const at = asked ?? boxes.filter(({top}) => top < innerHeight / 2).length - 1;
    return {part: at, top: Math.round(boxes[at]?.top ?? NaN)};
  }, part);

async function expectAt(page: Page, {part, top}: Place, what: string, within = 1): Promise<void> {
  expect(Math.abs((await placeOf(page, part)).top - top), what).toBeLessThanOrEqual(within);
}

/** Nothing moves under the eyes of who has arrived at a place. */
async function expectStill(page: Page, what: string): Promise<void> {
  const place = await placeOf(page);
  await settled(page);
  await expectAt(page, place, what);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Moves by `act`, and waits until the window stands still. */
async function scroll(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  let last = NaN;
  while (last !== (last = await scrolled(page))) await settled(page);
}

/** On a busy machine the fonts come with the second page, and lines above a place may break elsewhere then. */
const aLine = 30;

/** A place that a link may name, below the first screen. */
const anchored = 'main section[id] ~ section[id]';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('an address with an anchor leads to it', async ({page}) => {
      await page.goto('/');
      await skipWithout(page, anchored);
      const id = (await page.locator(anchored).last().getAttribute('id')) ?? '';
      await page.goto(`/#${id}`);
      if (javaScriptEnabled) await hydrated(page);
      const wanted = await underTheBar(page);
      await expect.poll(async () => Math.abs((await top(page, `#${id}`)) - wanted)).toBeLessThan(3);
    });
  });
}

test('a link to an anchor on another page leads to it', async ({page}) => {
  await page.goto(company.second.to);
  await skipWithout(page, 'main a[href^="/#"]');
  await hydrated(page);
  const link = page.locator('main a[href^="/#"]').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL((url) => url.pathname === '/' && url.hash !== '');
  const {hash} = new URL(page.url());
  const wanted = await underTheBar(page);
  await expect.poll(async () => Math.abs((await top(page, hash)) - wanted)).toBeLessThan(3);
});

test.describe('with the sections below laid out as they come near', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  for (const path of ['/', '/contact']) {
    test(`${path} stays where it is scrolled to by wheel, End, anchor, back and reload`, async ({page}) => {
      await page.goto(path);
      for (const turn of [1, 2, 3]) {
        await scroll(page, () => page.mouse.wheel(0, 900));
        await expectStill(page, `after turn ${turn} of the wheel`);
      }
      await scroll(page, () => page.keyboard.press('End'));
      await expectStill(page, 'after End');
      const end = await placeOf(page);

      const anchor = await page.evaluate(() => [...document.querySelectorAll('main [id]')].at(-1)?.id ?? '');
      await scroll(page, () => page.evaluate((id) => location.assign(`#${id}`), anchor));
      await expectStill(page, `after the way to #${anchor}`);
      const left = await placeOf(page);
      await scroll(page, () => page.evaluate(() => scrollTo(0, 0)));
      await scroll(page, () => page.evaluate((id) => location.replace(`#${id}`), anchor));
      // What is above may take its true height on the way, a few lines of text; not going there at all is a thousand.
      await expectAt(page, left, `the same way to #${anchor}`, 100);

      await scroll(page, () => page.mouse.wheel(0, -400));
      const before = await placeOf(page);
      await page.reload();
      await scroll(page, () => Promise.resolve());
      await expectAt(page, before, 'after a reload');
      await expectStill(page, 'after a reload');
      await scroll(page, async () => void (await page.goBack()));
      await expectAt(page, end, 'after the way back', aLine);
      await expectStill(page, 'after the way back');
    });
  }
});

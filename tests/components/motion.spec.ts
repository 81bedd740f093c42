import type {Page} from '@playwright/test';
import {expect, skipWithout, test, visit} from '../support/playwright/test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the integrations expand in place from their tile and from the link above them', async ({page}) => {
    for (const opener of ['a[href="#all-integrations"]', 'details:has(#all-integrations) summary']) {
      await page.goto('/');
      await skipWithout(page, '#all-integrations');
      const rest = page.locator('#all-integrations');
      await expect(rest).toBeHidden();
      await page.locator(opener).first().click();
      await expect(rest).toBeVisible();
    }
  });
});

/** Keeps every animation and transition at its first frame, however busy the machine is. */
async function stopAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', {playbackRate: 0});
}

test("the animation in the hero's figure uses only properties that cost no repaint, and ends", async ({page}) => {
  await stopAnimations(page);
  await page.goto('/');
  await skipWithout(page, 'main figure');
  const figure = page.locator('main figure').first();
  const found = await figure.evaluate((element) =>
    element.getAnimations({subtree: true}).map(({effect}) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const names = frames.flatMap((frame) => Object.keys(frame));
      return {ends: Number(effect?.getComputedTiming().endTime ?? Infinity), names};
    }),
  );
  expect(found.length).toBeGreaterThan(3);
  const cheap = /^(opacity|transform|composite|easing|offset|computedOffset)$/;
  expect(found.flatMap(({names}) => names).filter((name) => !cheap.test(name))).toEqual([]);
  expect(Math.max(...found.map(({ends}) => ends))).toBeLessThan(5000);
});

test.describe('motion', () => {
  const address = '/ai-services/ai-model-deployment';
  const grid = 'main [data-columns]';
  const cardsOf = (page: Page) => page.locator(grid).first().locator(':scope > *');
  const opacities = (page: Page) =>
    cardsOf(page).evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
  const isVisible = (opacity: string) => opacity === '1';

  test('reveals cards one after another until all are visible', async ({page}) => {
    await stopAnimations(page);
    await visit(page, address);
    const cards = cardsOf(page);
    await skipWithout(page, grid);
    // Cards far below the screen are not hidden, so that a full-page screenshot shows them.
    expect((await opacities(page)).every(isVisible)).toBe(true);
    await cards.first().evaluate(async (card) => {
      while (card.getBoundingClientRect().top > innerHeight + 100) {
        scrollBy(0, 100);
        await new Promise(requestAnimationFrame);
      }
    });
    await expect.poll(() => opacities(page)).not.toContain('1');
    await cards.first().scrollIntoViewIfNeeded();
    const delays = () =>
      cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getAnimations()[0]?.effect?.getTiming().delay));
    await expect.poll(delays).toEqual([0, 100, 200]);
    await cards.evaluateAll((all) => {
      for (const entrance of all.flatMap((card) => card.getAnimations())) entrance.finish();
    });
    await expect.poll(async () => (await opacities(page)).every(isVisible)).toBe(true);
  });

  test('is off for visitors who prefer reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, address);
    expect((await opacities(page)).every(isVisible)).toBe(true);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('loops the logo strip in thirty seconds, pauses it on hover and focus, and stops it for reduced motion', async ({
    page,
  }) => {
    await visit(page, '/');
    await skipWithout(page, 'main [role="group"][aria-label]');
    const strip = page.locator('main [role="group"][aria-label]').first();
    const state = () =>
      strip.evaluate((element) => {
        const [track] = element.children;
        const {animationDuration, animationPlayState} = getComputedStyle(track as Element);
        return `${animationDuration} ${animationPlayState}`;
      });
    expect(await state()).toBe('30s running');
    await strip.hover();
    expect(await state()).toBe('30s paused');
    await page.mouse.move(10, 10);
    await strip.focus();
    await page.keyboard.press('Shift');
    expect(await state()).toBe('30s paused');
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

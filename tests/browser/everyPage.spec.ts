import type {Page} from '@playwright/test';
import {pagesToVisit} from '../support/builtSite';
import {faultsAt} from './support/axe';
import {lostBySpacing, tooSmallToTap} from './support/measure';
import {hydrated, expect, settled, test, withoutChat} from './support/test';

const missing = '/no-such-page';
const paths = [...pagesToVisit(), missing];

// Animations have tests of their own.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** The tags and classes that decide which CSS rules are inlined in a page. */
const namesOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#__docusaurus *')];
    return [...new Set(all.flatMap(({localName, classList}) => [localName, ...classList]))];
  });

for (const path of paths) {
  test(`${path} has its styles, is accessible and responsive, logs nothing and loads nothing foreign`, async ({
    page,
    faults,
  }) => {
    await withoutChat(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === missing ? 404 : 200);
    const own = await namesOn(page);
    await hydrated(page);
    await settled(page);
    expect((await namesOn(page)).filter((name) => !own.includes(name))).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content');
    expect(await tooSmallToTap(page)).toEqual([]);
    expect(await lostBySpacing(page)).toEqual([]);
    expect(await faultsAt(page, [320, 768, 1360])).toEqual([]);
    // The browser itself logs the 404.
    expect(faults.messages.filter((text) => path !== missing || !text.includes('404'))).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

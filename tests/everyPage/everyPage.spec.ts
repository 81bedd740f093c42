import type {Page} from '@playwright/test';
import {pagesToVisit} from '../support/builtSite';
import {faultsAt} from '../support/playwright/axe';
import {faultsInPrint, lostBySpacing, tooSmallToTap} from '../support/playwright/measure';
import {expect, hydrated, settled, test as base, withoutChat} from '../support/playwright/test';

const missing = '/no-such-page';
const paths = [...pagesToVisit(), missing];

/** All pages open in one tab, because a new one for each page takes longer than the page. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use, {project}) => {
      // Animations have tests of their own.
      const tab = await browser.newPage({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      await withoutChat(tab);
      await use(tab);
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

/** The tags and classes that decide which CSS rules a page has in its head, but those of what a script shows. */
const namesOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#__docusaurus *')].filter((one) => !one.closest('[data-scripted] > *'));
    return [...new Set(all.flatMap(({localName, classList}) => [localName, ...classList]))];
  });

for (const path of paths) {
  test(`${path} has its styles, is accessible, fits every width and paper, and logs and loads nothing else`, async ({
    page,
    faults,
  }) => {
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
    expect(await faultsInPrint(page)).toEqual([]);
    // The browser itself logs the 404.
    expect(faults.messages.filter((text) => path !== missing || !text.includes('404'))).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

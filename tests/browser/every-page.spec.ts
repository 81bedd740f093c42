import {pagesToVisit} from '../support/builtSite';
import {faultsAt} from './support/axe';
import {lostBySpacing, tooSmallToTap} from './support/seeing';
import {expect, test} from './support/test';

const missing = '/no-such-page';
const paths = [...pagesToVisit(), missing];

// Entrances and fades have tests of their own.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const path of paths) {
  test(`${path} is accessible at every width and to fingers, quiet and self-contained`, async ({page, faults}) => {
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(await tooSmallToTap(page)).toEqual([]);
    expect(await lostBySpacing(page)).toEqual([]);
    expect(await faultsAt(page, [320, 768, 1360])).toEqual([]);
    // The browser itself tells the console that the page asked for is not there.
    expect(faults.messages.filter((text) => path !== missing || !text.includes('404'))).toEqual([]);
    expect(faults.strangers).toEqual([]);
  });
}

test('an unknown address answers with the 404 page and its status', async ({page}) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('every page has its landmarks, and the skip link leads to the content', async ({page}) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toHaveCount(1);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(1);
    await page.keyboard.press('Tab');
    const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(target, `${path}: the first stop of the Tab key`).toBe('#content');
  }
});

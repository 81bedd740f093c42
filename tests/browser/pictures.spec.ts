import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {palette} from '../../src/company/palette';
import {sitemapPaths} from '../support/builtSite';
import {expect, test} from './support/test';
import type {Page} from '@playwright/test';

/**
 * The first screen of five pages, at half size. Where the words are still those of the picture, nothing may look
 * different: no figure, font or style sheet that went missing. If a change was meant, `npm run pictures` accepts it;
 * a page with new words, or with the colors and typefaces of another company, waits for that without failing.
 */
const usual = ['/', '/industries/healthcare', '/company/about', '/contact', '/legal/terms-of-service'];
const pages = usual.filter((address) => sitemapPaths().includes(address));

const screens = [
  {name: 'desktop', viewport: {width: 1360, height: 900}, colorScheme: 'light'},
  {name: 'phone', viewport: {width: 390, height: 844}, colorScheme: 'dark'},
] as const;

const nameOf = (address: string) => address.slice(1).replaceAll('/', '-') || 'home';
const record = path.join(__dirname, 'pictures', 'words.json');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a company decides about how everything looks. */
async function lookOf(page: Page): Promise<string> {
  const families = await page.evaluate(() =>
    ['body', 'h1'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body).fontFamily),
  );
  return hashOf(JSON.stringify([palette, families.map((list) => list.split(',')[0])]));
}

const recorded = () => JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>;

for (const {name, viewport, colorScheme} of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport, colorScheme, deviceScaleFactor: 0.5, contextOptions: {reducedMotion: 'reduce'}});

    for (const address of pages) {
      test(`${address} looks as it did`, async ({page}, {config}) => {
        // A first visit may be painted before its typefaces are there; whoever comes back has them.
        await page.goto(address, {waitUntil: 'networkidle'});
        await page.reload();
        await page.evaluate(() => document.fonts.ready);
        const text = (await page.locator('main').textContent()) ?? '';
        const [words, look] = [hashOf(text), await lookOf(page)];
        if (config.updateSnapshots === 'all') {
          writeFileSync(record, `${JSON.stringify({...recorded(), look, [address]: words}, null, 2)}\n`);
        }
        const isKnown = recorded()[address] === words && recorded().look === look;
        test.skip(!isKnown, 'The page has new words or colors. `npm run pictures` takes its picture anew.');
        await expect(page).toHaveScreenshot(`${nameOf(address)}-${name}.png`, {
          animations: 'disabled',
          scale: 'device',
          threshold: 0.03,
          maxDiffPixelRatio: 0.03,
        });
      });
    }
  });
}

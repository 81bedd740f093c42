import {expect, test} from './support/test';

/**
 * The first screen of five pages, at half size. A changed word is far below what this allows; a figure, a font or a
 * style sheet that went missing is above it. If the change was meant, `npm run pictures` accepts it.
 */
const pages = ['/', '/industries/healthcare', '/company/about', '/contact', '/legal/terms-of-service'];

const screens = [
  {name: 'desktop', viewport: {width: 1360, height: 900}, colorScheme: 'light'},
  {name: 'phone', viewport: {width: 390, height: 844}, colorScheme: 'dark'},
] as const;

for (const {name, viewport, colorScheme} of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport, colorScheme, deviceScaleFactor: 0.5, contextOptions: {reducedMotion: 'reduce'}});

    for (const address of pages) {
      test(`${address} looks as it did`, async ({page}) => {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${address.slice(1).replaceAll('/', '-') || 'home'}-${name}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: 0.1,
          threshold: 0.3,
        });
      });
    }
  });
}

// Takes the screenshots in the guides: `node docs/pictures/take.mjs <address of npm start or npm run serve>`.
import {chromium} from '@playwright/test';
import {fileURLToPath} from 'node:url';

const at = process.argv[2] ?? 'http://localhost:3000';
const file = (name) => fileURLToPath(new URL(`${name}.png`, import.meta.url));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

for (const colorScheme of ['light', 'dark']) {
  const page = await browser.newPage({colorScheme, reducedMotion: 'reduce', viewport: {width: 1360, height: 850}});
  await page.goto(at, {waitUntil: 'networkidle'});
  await page.locator('h1').waitFor();
  await page.screenshot({path: file(`home-${colorScheme}`)});
  await page.close();
}

const page = await browser.newPage({reducedMotion: 'reduce', viewport: {width: 1360, height: 850}});
await page.goto(at, {waitUntil: 'networkidle'});
// Only npm start has /write.
if ((await page.goto(`${at}/write?at=pages/industries/healthcare.mdx`))?.ok()) {
  await page.frameLocator('iframe').locator('main h1 + p').click({timeout: 60_000});
  await page.screenshot({path: file('write')});
}
await browser.close();

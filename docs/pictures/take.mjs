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
// Only npm start has the editor.
if (await page.locator('meta[name="editor-token"]').count()) {
  await page.goto(`${at}/industries/healthcare`, {waitUntil: 'networkidle'});
  await page.keyboard.press('e');
  await page.getByRole('status').filter({hasText: 'Click any text'}).waitFor();
  await page.getByRole('button', {name: 'Page', exact: true}).click();
  await page.locator('main h1 + p').click();
  await page.keyboard.press('End');
  await page.screenshot({path: file('editor')});
}
await browser.close();

// cspell:ignore contcat aeiolnrstu
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevSite, type DevSite} from '../serve/devSite';
import {photo} from '../../build/pictures/photo';
import {
  changeBeforeSave,
  clickInPage,
  fileSays,
  give,
  goAfter,
  isSaved,
  knowsFile,
  openText,
  randomFrom,
  textOf,
} from './write';
import {expect, test} from '../../support/playwright/test';

const file = 'pages/company/careers/devops-engineer.mdx';
const place = 'calendar to learn it.';

let site: DevSite;
let original = '';
// A run of many keys takes as long as it takes.
const {WRITE_KEYS} = process.env;
// One worker, and so one run of npm start.
test.describe.configure({mode: 'default', timeout: WRITE_KEYS ? 7_200_000 : 180_000});
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
  original = read();
});
test.afterEach(() => writeFileSync(onDisk(), original));
test.afterAll(() => site.stop());

const onDisk = () => path.join(site.folder, file);
const read = () => readFileSync(onDisk(), 'utf8');

test('E opens the text, a click in the page puts the caret at that letter, and the page follows', async ({page}) => {
  await page.goto(`${site.address}/company/careers/devops-engineer`);
  await page.getByText(place).hover();
  await page.keyboard.press('e');
  await isSaved(page);
  await clickInPage(page, 'to learn it.');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('ready ');
  await fileSays(onDisk(), original.replace(place, 'calendar ready to learn it.'));
  await expect(page.frameLocator('iframe').getByText('calendar ready to learn it.')).toBeVisible();
});

test('a mistake is in the file, stands below its line and leaves the page as it was until fixed', async ({page}) => {
  await openText(page, site.address, file);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(place)).toBeVisible();
  await goAfter(page, place);
  await page.keyboard.type(' [Apply](/contcat) now.');
  await fileSays(onDisk(), original.replace(place, `${place} [Apply](/contcat) now.`));
  const finding = page.locator('.cm-line:has(.wrong) + .finding');
  await expect(finding).toContainText('"/contcat" is not a page. Did you mean "/contact"?');
  await expect(textOf(page)).toBeFocused();
  await expect(frame.getByText(place)).toBeVisible();
  // A page that is opened with its mistake was never shown before.
  await openText(page, site.address, file);
  await expect(page.getByText(/^This page cannot be shown before line \d+ is fixed\. "\/contcat" is/)).toBeVisible();
  await goAfter(page, '/cont');
  await page.keyboard.type('act');
  for (const _ of 'cat') await page.keyboard.press('Delete');
  await expect(frame.getByRole('link', {name: 'Apply', exact: true})).toHaveAttribute('href', '/contact', {
    timeout: 60_000,
  });
  await expect(page.locator('.finding')).toHaveCount(0);
});

test('when the file changes while somebody types, nothing is overwritten, and typing goes on', async ({page}) => {
  await openText(page, site.address, file);
  await goAfter(page, place);
  const change = (text: string) => text.replace('Two people', 'Six people');
  await changeBeforeSave(page, onDisk(), change);
  await page.keyboard.type(' Mine', {delay: 150});
  const conflict = page.getByText('This page was also changed elsewhere.').last();
  await expect(conflict).toBeVisible();
  await page.keyboard.type(' goes on. ', {delay: 50});
  await expect(textOf(page)).toBeFocused();
  await fileSays(onDisk(), change(original));
  await page.getByRole('button', {name: 'Compare'}).click();
  await expect(page.locator('.cm-deletedChunk').first()).toBeVisible();
  await page.getByRole('button', {name: 'Show theirs'}).click();
  await isSaved(page);
  await fileSays(onDisk(), change(original));
  // What was given up comes back with undo, on top of what they wrote.
  await textOf(page).focus();
  await page.keyboard.press('Control+z');
  await fileSays(onDisk(), original.replace(place, `${place} Mine goes on. `));
});

test('two tabs on one page follow each other, and the one that was late is asked', async ({page, context}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openText(tab, site.address, file);
  await goAfter(page, place);
  await page.keyboard.type(' From one.');
  await expect(textOf(other)).toContainText('From one.');
  await page.bringToFront();
  await changeBeforeSave(page, onDisk(), (text) => text.replace('From one.', 'From two.'));
  await page.keyboard.type(' Kept.');
  await expect(page.getByRole('button', {name: 'Keep mine'})).toBeVisible();
  await fileSays(onDisk(), original.replace(place, `${place} From two.`));
  await page.getByRole('button', {name: 'Keep mine'}).click();
  await fileSays(onDisk(), original.replace(place, `${place} From one. Kept.`));
  await expect(textOf(other)).toContainText('From one. Kept.');
});

test('what is typed while the server is away, or while an answer is lost, is saved once it is back', async ({page}) => {
  await openText(page, site.address, file);
  await goAfter(page, place);
  const saves = '**/write/api/write';
  await page.route(saves, (route) => route.fetch().then(() => route.abort()), {times: 1});
  await page.keyboard.type(' Lost.');
  await isSaved(page);
  await page.route('**/write/api/*', (route) => route.abort());
  await page.keyboard.type(' Away.');
  await expect(page.locator('.status')).toContainText('npm start is not running');
  await page.keyboard.type(' Still.');
  await page.unrouteAll();
  await isSaved(page);
  await fileSays(onDisk(), original.replace(place, `${place} Lost. Away. Still.`));
});

test('a component comes with its import, by keyboard alone, and undo brings back the same bytes', async ({page}) => {
  await openText(page, site.address, file);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n/S');
  await expect(page.locator('.cm-tooltip-autocomplete [aria-selected]').first()).toBeVisible();
  // As fast as somebody types who knows the name.
  await page.keyboard.type('Steps'.slice(1));
  await page.keyboard.press('Enter');
  await expect.poll(read).toMatch(/import .*\bSteps\b/);
  await expect(textOf(page)).not.toContainText('import ');
  for (let steps = 0; steps < 20 && read() !== original; steps += 1) {
    await page.keyboard.press('Control+z');
    await isSaved(page);
  }
  expect(read()).toBe(original);
});

test('a text from Word, a dropped picture and a field are in the file and on the page', async ({page}) => {
  await openText(page, site.address, file);
  await goAfter(page, place);
  const html = readFileSync(path.join(__dirname, 'clipboards/word-windows-chrome.html'), 'utf8');
  await give(page, 'paste', '.cm-content', {html});
  await expect(page.getByText('Not pasted: a picture.')).toBeVisible();
  await give(page, 'drop', '.cm-line:has-text("A week of calls")', {file: (await photo(1200, 900)).toString('base64')});
  await expect(textOf(page)).toContainText('![](./night-shift.jpg)');
  await page.keyboard.type('A night shift');
  await page.getByRole('button', {name: 'Fields'}).click();
  await page.locator('dialog [name="experience"]').fill('4+ years');
  await page.getByRole('button', {name: 'Done'}).click();
  await isSaved(page);
  expect(read()).toContain('\nexperience: 4+ years\n');
  expect(read()).toMatch(/# A week of calls\n\n!\[A night shift\]\(\.\/night-shift\.jpg\)\n\nAgents \*\*answer/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', {name: 'A week of calls'})).toBeVisible();
  await expect(frame.getByRole('img', {name: 'A night shift'})).toBeAttached();
  rmSync(path.join(site.folder, path.dirname(file), 'night-shift.jpg'));
});

// WRITE_KEYS=20000 takes a quarter of an hour or more, and also kills the server now and then.
const count = Number(WRITE_KEYS ?? 200);

test(`${count} random keys with two tabs, edits on disk and a killed server lose nothing`, async ({page, context}) => {
  const random = randomFrom(20_261_127);
  const other = await context.newPage();
  const start = original.indexOf(place) + place.length;
  let [caret, model, keys, next] = [start, original, 0, 100];
  const put = (text: string) => {
    model = model.slice(0, caret) + text + model.slice(caret);
    caret += text.length;
    keys += text.length;
  };
  const end = () => start + model.length - original.length;
  const reopen = async () => {
    await openText(page, site.address, file);
    await page.bringToFront();
    await goAfter(page, place);
    caret = start;
  };
  /** Somebody corrects a word of the same length above. */
  const change = (text: string) =>
    text.replace(/(Two|Six) people/, (_, word) => `${word === 'Two' ? 'Six' : 'Two'} people`);
  const others = [
    () => {
      writeFileSync(onDisk(), change(read()));
      return true;
    },
    async () => {
      await openText(other, site.address, file);
      await goAfter(other, 'people');
      await other.keyboard.type('+');
      await isSaved(other);
      await other.keyboard.press('Backspace');
      await isSaved(other);
      await page.bringToFront();
      return false;
    },
    () => site.restart().then(() => false),
  ];
  await reopen();
  while (keys < count) {
    const kind = random(20);
    if (kind < 9) {
      const word = Array.from({length: 1 + random(8)}, () => 'aeiolnrstu<{  '.charAt(random(14))).join('');
      await page.keyboard.type(word);
      await page.keyboard.press('Escape');
      put(word);
    } else if (kind < 11) {
      await page.keyboard.press('Enter');
      put('\n');
    } else if (kind < 14 && caret > start) {
      await page.keyboard.press('Backspace');
      model = model.slice(0, caret - 1) + model.slice(caret);
      caret -= 1;
      keys += 1;
    } else if (kind < 15 && caret < end()) {
      await page.keyboard.press('Delete');
      model = model.slice(0, caret) + model.slice(caret + 1);
      keys += 1;
    } else if (kind < 17 && caret > start) {
      await page.keyboard.press('ArrowLeft');
      caret -= 1;
    } else if (kind === 17) {
      await page.keyboard.insertText(' pasted on a train ');
      put(' pasted on a train ');
    } else if (kind === 18) {
      // The file changes at the very moment of a save: it is theirs until somebody chooses.
      await changeBeforeSave(page, onDisk(), change);
      // Never what was deleted just before: a text that is in the file again is not saved.
      const word = `x${keys}`;
      await page.keyboard.type(word);
      put(word);
      await expect(page.getByRole('button', {name: 'Keep mine'})).toBeVisible();
      const theirs = read();
      await page.keyboard.type('y');
      put('y');
      expect(read()).toBe(theirs);
      await page.getByRole('button', {name: 'Keep mine'}).click();
      await textOf(page).focus();
    }
    if (keys < next) continue;
    next += 100 + random(200);
    await isSaved(page);
    await fileSays(onDisk(), model);
    const happens = others[random(WRITE_KEYS ? 3 : 2)];
    const isChanged = (await happens?.()) !== false;
    if (isChanged) model = change(model);
    if (random(2)) await reopen();
    else await knowsFile(page, onDisk());
  }
  await isSaved(page);
  await fileSays(onDisk(), model);
});

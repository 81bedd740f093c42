// cspell:ignore contcat aeiolnrstu filechooser
import type {Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {splitImports} from '../../../src/tools/write/imports';
import {startDevSite, type DevSite} from '../../support/devSite';
import {photo} from '../../support/photo';
import {faultsIn, fieldsOf, fromWord, photoNames} from './clinics';
import {copyToClipboard, fileSays, goAfter, isSaved, keptText, openText, randomFrom, tabTo, undoTo} from './write';
import {expect, test} from '../../support/playwright/test';

const file = 'pages/company/careers/devops-engineer.mdx';
const place = 'calendar to learn it.';

let site: DevSite;
// A run of many keys takes as long as it takes.
const {WRITE_KEYS} = process.env;
test.describe.configure({timeout: WRITE_KEYS ? 7_200_000 : 1_200_000});
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
});
test.afterAll(() => site.stop());

const onDisk = () => path.join(site.folder, file);
const read = () => readFileSync(onDisk(), 'utf8');

test('E opens the text under the pointer, and only what is typed changes in the file', async ({page}) => {
  const original = read();
  await page.goto(`${site.address}/company/careers/devops-engineer`);
  await page.getByText(place).hover();
  await page.keyboard.press('e');
  await isSaved(page);
  const frame = page.frameLocator('iframe.page');
  await frame.getByText(place).click({timeout: 120_000});
  await expect(page.locator('.cm-content')).toBeFocused();
  await goAfter(page, place);
  await page.keyboard.type(' You are never alone.');
  const typed = original.replace(place, `${place} You are never alone.`);
  await fileSays(onDisk(), typed);
  await expect(frame.getByText('You are never alone.')).toBeVisible({timeout: 120_000});
  await expect(frame.locator('[data-written]')).toContainText('You are never alone.');
  await page.reload();
  await isSaved(page);
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+z');
  await fileSays(onDisk(), original);
});

test('a mistake is not written, says why, and is fixed by its button', async ({page}) => {
  const original = read();
  await openText(page, site.address, file);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n[Apply](/contcat) now.\n');
  await expect(page.locator('.status')).toContainText('"/contcat" is not a page. Did you mean "/contact"?');
  expect(read()).toBe(original);
  await page.reload();
  await expect(page.locator('.status')).toContainText('"/contcat" is not a page.');
  await page.locator('.status').click();
  await page.locator('.cm-lintRange-error').first().hover();
  await page.getByRole('button', {name: 'Use /contact'}).click();
  await isSaved(page);
  expect(read()).toContain('[Apply](/contact) now.');
  writeFileSync(onDisk(), original);
  await expect.poll(() => keptText(page, file)).not.toContain('[Apply]');
});

test('words typed over a headline after a triple click are the headline, and the text below stays', async ({page}) => {
  const original = read();
  await openText(page, site.address, file);
  await page.locator('.cm-line', {hasText: 'A night when nobody has to get up'}).click({clickCount: 3});
  await page.keyboard.type('A quiet night');
  await fileSays(onDisk(), original.replace('A night when nobody has to get up', 'A quiet night'));
  await undoTo(page, file, splitImports(original).text);
  await fileSays(onDisk(), original);
});

test('a component comes with its import, by keyboard alone', async ({page}) => {
  const original = read();
  await openText(page, site.address, file);
  const opened = (await keptText(page, file)) ?? '';
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n/S');
  await expect(page.locator('.cm-tooltip-autocomplete [aria-selected]')).toBeVisible();
  // As fast as somebody types who knows the name.
  await page.keyboard.type('Section'.slice(1));
  await page.keyboard.press('Enter');
  await expect.poll(read, {timeout: 60_000}).toMatch(/^import \{.*\bSteps\b.*\} from '@site\/src\/components';$/m);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('privacy');
  await expect(page.getByRole('option').first()).toContainText('Privacy Policy');
  await page.keyboard.press('Escape');
  await page.locator('.cm-content').focus();
  expect(await keptText(page, file)).not.toContain('import ');
  await undoTo(page, file, opened);
  await fileSays(onDisk(), original);
});

test('when somebody else changes the file, both versions are shown and nothing is lost', async ({page}) => {
  const original = read();
  await openText(page, site.address, file);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nWow!');
  await expect(page.locator('.status')).toContainText('Not saved yet');
  const theirs = original.replace(place, 'calendar for it.');
  writeFileSync(onDisk(), theirs);
  const dialog = page.getByRole('dialog', {name: 'Somebody else changed this page'});
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', {name: 'Use the left one'}).click();
  await isSaved(page);
  expect(read()).toBe(theirs);
  writeFileSync(onDisk(), original);
  await expect.poll(() => keptText(page, file)).toContain(place);
});

async function isPublished(page: Page, name: string): Promise<void> {
  await isSaved(page);
  expect(faultsIn(readFileSync(path.join(site.folder, `pages/industries/${name}.mdx`), 'utf8'))).toEqual([]);
  const frame = page.frameLocator('iframe.page');
  const long = {timeout: 120_000};
  await expect(frame.getByRole('heading', {name: 'Agents that answer for clinics'})).toBeVisible(long);
  await expect(frame.getByRole('img', {name: 'A quiet waiting room'})).toBeAttached(long);
  await expect(frame.locator('main table td')).toHaveText(['Monday', 'Calls', 'Monday', 'Reminders'], long);
}

test('a text from a word processor with a table and two photos becomes a page, with a mouse', async ({page}) => {
  await openText(page, site.address, file);
  await page.locator('.bar .title').click();
  await page.getByRole('button', {name: 'New page'}).click();
  await page.getByLabel('Section').selectOption('industries');
  await page.getByLabel('Title').fill('Small clinics');
  await page.getByRole('button', {name: 'Create the page'}).click();
  await expect(page.locator('.bar .title')).toHaveText('Small clinics');
  await page.locator('.cm-content').click();
  await copyToClipboard(page, {'text/html': fromWord});
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Picture'}).click();
  const jpg = {mimeType: 'image/jpeg', buffer: await photo(1200, 900)};
  await (await chooser).setFiles(['Night Shift.jpg', 'Waiting room.jpg'].map((name) => ({...jpg, name})));
  for (const words of photoNames) {
    await page.getByLabel('Describe').fill(words);
    await page.getByRole('button', {name: 'Insert'}).click();
    await expect(page.locator(`img.w-picture[alt="${words}"]`)).toBeVisible();
  }
  await page.getByRole('button', {name: 'Edit fields'}).click();
  for (const [name, value] of Object.entries(fieldsOf('small clinics'))) {
    const field = page.locator(`dialog [name="${name}"]`);
    await (name === 'draft' ? field.selectOption(value) : field.fill(value));
  }
  await page.getByRole('button', {name: 'Done'}).click();
  await isPublished(page, 'small-clinics');
});

test('a text from a word processor with a table and two photos becomes a page, by keyboard alone', async ({page}) => {
  await openText(page, site.address, file);
  await page.keyboard.press('Control+o');
  await tabTo(page, 'New page');
  await page.keyboard.press('Enter');
  await page.keyboard.type('industries');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Large clinics');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar .title')).toHaveText('Large clinics');
  await expect(page.locator('.cm-content')).toBeFocused();
  await copyToClipboard(page, {'text/html': fromWord});
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  for (const words of photoNames) {
    await copyToClipboard(page, {'image/png': words});
    await page.keyboard.press('Control+v');
    await expect(page.getByLabel('Describe')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page.locator(`img.w-picture[alt="${words}"]`)).toBeAttached();
  }
  await page.keyboard.press('Control+Home');
  await tabTo(page, 'Edit fields');
  await page.keyboard.press('Enter');
  for (const [name, value] of Object.entries(fieldsOf('large clinics'))) {
    await tabTo(page, name);
    await page.keyboard.press(name === 'draft' ? 'Home' : 'Control+a');
    if (value) await page.keyboard.insertText(value);
  }
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await isPublished(page, 'large-clinics');
});

// WRITE_KEYS=20000 takes a quarter of an hour or more, and also restarts the server now and then.
const count = Number(WRITE_KEYS ?? 500);

test(`${count} random keys, saves, reloads and changes from outside end in the same bytes as a model`, async ({
  page,
}) => {
  const random = randomFrom(20_261_127);
  const original = read();
  const opened = (await openText(page, site.address, file), (await keptText(page, file)) ?? '');
  const start = opened.indexOf(place) + place.length;
  let caret = start;
  let model = opened;
  let keys = 0;
  const put = (text: string) => {
    model = model.slice(0, caret) + text + model.slice(caret);
    caret += text.length;
    keys += text.length;
  };
  const end = () => start + model.length - opened.length;
  // The caret goes to the end of the paragraph, where all typing begins.
  await goAfter(page, place);
  let next = 400;
  while (keys < count) {
    const kind = random(20);
    if (kind < 9) {
      const word = Array.from({length: 1 + random(8)}, () => 'aeiolnrstu   '.charAt(random(13))).join('');
      await page.keyboard.type(word);
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
    } else if (kind < 18 && caret < end()) {
      await page.keyboard.press('ArrowRight');
      caret += 1;
    } else if (kind === 18) {
      await page.keyboard.insertText(' pasted on a train ');
      put(' pasted on a train ');
    } else {
      // What the doctor refuses is not written, and nothing of it is lost.
      await page.keyboard.type('!');
      await page.waitForTimeout(random(3) * 300);
      await page.keyboard.press('Backspace');
    }
    if (keys < next) continue;
    next += 400 + random(200);
    expect(await keptText(page, file)).toBe(model);
    if (random(2)) await page.reload();
    else if (WRITE_KEYS && random(3) === 0) await site.restart();
    await isSaved(page);
    expect(read().endsWith(model.slice(start - 200))).toBe(true);
    if (random(2)) {
      // Somebody corrects a word of the same length above.
      const [from, to] = model.includes('Two people know')
        ? ['Two people', 'Six people']
        : ['Six people', 'Two people'];
      writeFileSync(onDisk(), read().replace(from, to));
      model = model.replace(from, to);
      await expect.poll(() => keptText(page, file), {timeout: 60_000}).toBe(model);
    }
    await page.locator('.cm-content').focus();
  }
  await isSaved(page);
  expect(await keptText(page, file)).toBe(model);
  await undoTo(page, file, opened);
  await fileSays(onDisk(), original);
});

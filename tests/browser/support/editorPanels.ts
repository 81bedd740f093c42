import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import {axe} from './axe';
import {slowExpect as expect} from './test';

/** The components and the fields of a page with a hero, by the keyboard alone. Editing is on. */
export async function changeComponents(page: Page, {file}: {file: string}): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const expectFile = (text: string) => expect.poll(() => readFileSync(file, 'utf8')).toBe(text);
  const bar = page.getByRole('region', {name: 'Editor'});
  const panel = page.getByRole('complementary', {name: 'Editor panel'});
  const press = (name: string | RegExp) => panel.getByRole('button', {name}).press('Enter');

  // A prop in the words of the guide: refused, written, taken away.
  await bar.getByRole('button', {name: 'Components'}).press('Enter');
  await press(/^Hero/);
  await expect(panel.getByRole('heading', {name: 'Hero'})).toBeFocused();
  const eyebrow = panel.getByRole('textbox', {name: /^Eyebrow/});
  await eyebrow.fill('A line that is much longer than there is room for');
  await eyebrow.press('Enter');
  await expect(panel.getByRole('alert').filter({hasText: 'longer than 40'})).toBeVisible();
  await expectFile(before);
  await eyebrow.fill('In the woods');
  await eyebrow.press('Enter');
  await expectFile(before.replace('<Hero', '<Hero eyebrow="In the woods"'));
  await expect(page.locator('main').getByText('In the woods')).toBeVisible();

  // A component beside it, with what it imports, and undone.
  await press('Add after');
  await bar.getByRole('combobox').fill('Section: Split');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', {name: 'Section'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'More time for patients'})).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain("import Section from '@site/src/components/Section';\n");

  // Its panel is right in both themes.
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await axe(page, {beside: '#__docusaurus'})).toEqual([]);
  }
  await press('Move up');
  await expect.poll(() => /<Section[^]*<Hero/.test(readFileSync(file, 'utf8'))).toBe(true);
  for (let change = 0; change < 3; change += 1) {
    await panel.press('Control+z');
    await expect(bar.getByRole('status')).toContainText('Undone');
  }
  await expectFile(before);

  // A field, and where the panel leaves the keyboard.
  await bar.getByRole('button', {name: 'Page', exact: true}).press('Enter');
  const line = panel.getByRole('textbox', {name: /^Line/});
  await line.fill('Stand: mill');
  await line.press('Enter');
  await expectFile(before.replace('line: From the stand to the mill', 'line: "Stand: mill"'));
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  await bar.getByRole('button', {name: 'Undo'}).click();
  await expect(line).toHaveValue('From the stand to the mill');
  await line.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bar.getByRole('button', {name: 'Page', exact: true})).toBeFocused();
}

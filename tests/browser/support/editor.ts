import type {Locator, Page} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import {slowExpect as expect, settled} from './test';

/** To the end of the words with which the draft begins, on however many lines. */
async function toEndOf(words: string, page: Page): Promise<void> {
  // A page that is drawn again puts the caret back where it was.
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await settled(page);
    const before = await page.evaluate(() => {
      const {focusNode, focusOffset} = getSelection() ?? {};
      const range = document.createRange();
      range.setStart(document.querySelector('[data-draft]') ?? document.body, 0);
      if (focusNode) range.setEnd(focusNode, focusOffset ?? 0);
      return range.toString();
    });
    expect(before).toBe('');
  }).toPass();
  for (const key of Array.from(words, () => 'ArrowRight')) await page.keyboard.press(key);
}

/** To the end, and Enter before the browser says that the caret has moved, as on a busy machine. */
const enterAtEnd = (draft: Locator): Promise<void> =>
  draft.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    getSelection()?.collapseToEnd();
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  });

/** Turns editing on, once the page listens. A page that loads once more in that moment forgets the key. */
export async function startEditing(page: Page): Promise<void> {
  const bar = page.getByRole('region', {name: 'Editor'});
  await expect(async () => {
    const isOn = await bar.getByRole('button', {name: 'Edit this page'}).getAttribute('aria-pressed');
    if (isOn === 'false') await page.keyboard.press('e');
    await expect(bar.getByRole('status')).toContainText('Click any text', {timeout: 20_000});
  }).toPass();
}

/** A writer's minutes on a page with a headline and a sentence, while a colleague changes the same file. */
export async function editOnPage(page: Page, {address, file}: {address: string; file: string}): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const put = (text: string) => {
    writeFileSync(file, text);
  };
  const expectFile = (text: string) => expect.poll(() => readFileSync(file, 'utf8')).toBe(text);
  const bar = page.getByRole('region', {name: 'Editor'});
  const draft = page.locator('[data-draft]');
  const heading = page.getByRole('heading', {level: 1});
  await page.goto(address);
  await expect(heading).toHaveText('Agents that count trees');
  await startEditing(page);

  // A sentence with braces in it, and a claim from the list.
  await page.getByText('They read the harvester log').click();
  await expect(draft).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Even {this}, for ');
  await page.keyboard.press('Control+.');
  await bar.getByRole('combobox').fill('uptime');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  const claim = before
    .replace('import Hero', "import Claim from '@site/src/components/Claim';\nimport Hero")
    .replace('tell the mill.', 'tell the mill. Even \\{this}, for <Claim id="uptime" />');
  await expectFile(claim);
  await expect(page.locator('p [data-claim="uptime"]')).toHaveCount(1);
  await expect(draft).toHaveCount(0);

  // What the doctor refuses is not written, and Escape discards it.
  await heading.click();
  await expect(draft).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  await expect(bar.getByRole('alert')).toContainText('Exclamation marks are not allowed');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', {name: 'Discard'}).click();
  await expect(heading).toHaveText('Agents that count trees');
  await expectFile(claim);

  // A new paragraph, with Enter, and it goes with Backspace.
  await page.getByText('They read the harvester log').click();
  await expect(draft).toBeFocused();
  await enterAtEnd(draft);
  await page.keyboard.type('Nobody waits.');
  await page.keyboard.press('Control+s');
  await expectFile(claim.replace('id="uptime" />', 'id="uptime" />\n\nNobody waits.'));
  await expect(draft).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectFile(claim);
  await expect(page.getByText('Nobody waits.')).toHaveCount(0);

  // A colleague saves another block, then this one, while it is being typed.
  await heading.click();
  await expect(draft).toBeFocused();
  await toEndOf('Agents that count trees', page);
  await page.keyboard.type(' and');
  const theirs = claim.replace('They read', 'Every day they read');
  for (const text of [theirs, theirs.replace('# Agents that count', '# Agents that *see*')]) {
    const update = page.waitForResponse(/hot-update/);
    put(text);
    await update;
    await settled(page);
  }
  await page.keyboard.type(' logs');
  await expect(draft).toContainText('Agents that count trees and logs');
  await page.keyboard.press('Control+s');
  await expect(bar).toContainText('Agents that see trees');
  await bar.getByRole('button', {name: 'Keep mine'}).click();
  const mine = theirs.replace('count trees', 'count trees and logs');
  await expectFile(mine);
  await expect(heading).toHaveText('Agents that count trees and logs');

  // What is typed survives a reload.
  await expect(draft).toHaveCount(0);
  await heading.click();
  await expect(draft).toBeFocused();
  await toEndOf('Agents that count trees and logs', page);
  await page.keyboard.type(' too');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await bar.getByRole('button', {name: 'Restore'}).click();
  await expect(draft).toContainText('Agents that count trees and logs too');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', {name: 'Discard'}).click();

  // Undone in the file too, and redone.
  await page.keyboard.press('Control+z');
  await expectFile(theirs.replace('# Agents that count', '# Agents that *see*'));
  await page.keyboard.press('Control+Shift+z');
  await expectFile(mine);
}

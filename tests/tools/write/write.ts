import type {Page} from '@playwright/test';
import {existsSync, readFileSync} from 'node:fs';
import {expect} from '../../support/playwright/test';

/** A stretch of compilation and checks on a busy machine. */
const long = {timeout: 60_000};

/** Opens a page in `/write` and waits until its text is there. */
export async function openText(page: Page, address: string, file: string): Promise<void> {
  await page.goto(`${address}/write?at=${encodeURIComponent(file)}`);
  await isSaved(page);
}

export const isSaved = (page: Page) => expect(page.locator('.status')).toHaveText('Saved', long);

/** What the browser keeps of a page. */
export const keptText = (page: Page, file: string) =>
  page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as {text?: string}).text, `write:${file}`);

export const fileSays = (file: string, text: string) =>
  expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''), long).toBe(text);

/** Puts the caret after some words, with the search of the editor. */
export async function goAfter(page: Page, words: string): Promise<void> {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

/** Undoes until the text is one that was there before. */
export async function undoTo(page: Page, file: string, text: string): Promise<void> {
  for (let steps = 0; steps < 3000 && (await keptText(page, file)) !== text; steps += 1)
    await page.keyboard.press('Control+z');
  expect(await keptText(page, file)).toBe(text);
}

/** The same numbers in every run. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Copies rich text, or a picture with some words in it, as another program would. */
export async function copyToClipboard(page: Page, copied: {'text/html'?: string; 'image/png'?: string}): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async ({'text/html': html, 'image/png': words}) => {
    const canvas = new OffscreenCanvas(400, 300);
    canvas.getContext('2d')?.fillText(words ?? '', 20, 20);
    const item = html ? new Blob([html], {type: 'text/html'}) : await canvas.convertToBlob();
    await navigator.clipboard.write([new ClipboardItem({[item.type]: item})]);
  }, copied);
}

/** Presses Tab until a button or a field has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const nameOf = () =>
    page.evaluate(() => {
      const own = document.activeElement;
      return [own?.getAttribute('name'), own?.tagName === 'BUTTON' ? own.textContent : ''].join(' ').trim();
    });
  for (let steps = 0; steps < 60 && (await nameOf()) !== name; steps += 1) await page.keyboard.press('Tab');
  expect(await nameOf()).toBe(name);
}

import type {Page} from '@playwright/test';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {split} from '../../../src/mdx/imports';
import {expect} from '../../support/playwright/test';

/** Opens a page in `/write` and waits until its text is there. */
export async function openText(page: Page, address: string, file: string): Promise<void> {
  // A page that is left before it is saved asks first.
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${address}/write?at=${encodeURIComponent(file)}`);
  await isSaved(page);
}

export const isSaved = (page: Page) => expect(page.locator('.status')).toHaveText('Saved');
export const textOf = (page: Page) => page.locator('.cm-content');

export const fileSays = (file: string, text: string) =>
  expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toBe(text);

/** Waits until the page has asked for the file as it is now, whatever part of it is on the screen. */
export const knowsFile = (page: Page, file: string) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/open') &&
      (await answer.text()).includes(JSON.stringify(split(readFileSync(file, 'utf8')).text)),
  );

/** Changes the file just before the next save reaches it, as a colleague would. */
export const changeBeforeSave = (page: Page, file: string, change: (text: string) => string) =>
  page.route(
    '**/write/api/write',
    async (route) => {
      writeFileSync(file, change(readFileSync(file, 'utf8')));
      await route.continue();
    },
    {times: 1},
  );

/** Puts the caret after some words, with the search of the editor. */
export async function goAfter(page: Page, words: string): Promise<void> {
  await textOf(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

/** Clicks in the page before a letter of a text: the first letter of some words. */
export async function clickInPage(page: Page, words: string): Promise<void> {
  const frame = page.frame({url: (url) => url.pathname !== '/write'});
  await frame?.getByText(words).first().waitFor();
  const place = await frame?.evaluate((sought) => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      walker.currentNode.parentElement?.scrollIntoView({block: 'center'});
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const {left, top, height} = range.getBoundingClientRect();
      return {x: left + 1, y: top + height / 2};
    }
    return undefined;
  }, words);
  const box = await page.locator('iframe').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (place?.x ?? 0), (box?.y ?? 0) + (place?.y ?? 0));
}

/** The same numbers in every run. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Pastes or drops as another program would, at the middle of an element. */
export const give = (page: Page, how: 'paste' | 'drop', where: string, given: {html?: string; file?: string}) =>
  page.locator(where).evaluate(
    (target, {type, html, file}) => {
      const data = new DataTransfer();
      if (html) data.setData('text/html', html);
      const bytes = Uint8Array.from(atob(file ?? ''), (one) => one.charCodeAt(0));
      if (file) data.items.add(new File([bytes], 'Night Shift.jpg', {type: 'image/jpeg'}));
      const {left, top, height} = target.getBoundingClientRect();
      const at = {clientX: left + 20, clientY: top + height / 2, bubbles: true, cancelable: true};
      const event = type === 'drop' ? new MouseEvent(type, at) : new Event(type, at);
      Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', {value: data});
      target.dispatchEvent(event);
    },
    {type: how, ...given},
  );

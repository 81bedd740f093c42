import puppeteer, {type Browser, type ElementHandle, type KeyInput, type Page} from 'puppeteer-core';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {faultsIn, fieldsOf, fromWord, photoNames} from './clinics';
import {startDevSite, type DevSite} from '../../support/devSite';
import {photo} from '../../support/photo';
import {needProgram} from '../../support/programs';
import {expect, test} from '../../engines/support/test';

test.describe.configure({mode: 'serial', timeout: 1_200_000});

/** Compilation and checks take long on a busy machine. */
const long = {timeout: 180_000, polling: 200};

type Opened = {site: DevSite; browser: Browser; page: Page};
let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const site = await startDevSite();
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: needProgram('firefox')});
  const page = await browser.newPage();
  await page.setViewport({width: 1360, height: 900});
  return {site, browser, page};
}

test.beforeEach(async () => {
  opened ??= open();
  const {site, page} = await opened;
  await page.goto(`${site.address}/write?at=pages/company/careers/devops-engineer.mdx`);
  await isSaved(page);
});
test.afterAll(async () => {
  const last = await opened;
  await last?.browser.close();
  await last?.site.stop();
});

/** Says what the bar says instead. */
async function isSaved(page: Page): Promise<void> {
  const status = () => page.evaluate(() => document.querySelector('.status')?.textContent);
  await expect.poll(status, {timeout: long.timeout}).toBe('Saved');
}
const isOpen = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector('.title')?.textContent === wanted, long, title);
const hasText = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('.cm-content')?.textContent.includes(wanted), long, text);
const isShown = (page: Page, selector: string) => page.waitForSelector(selector, {timeout: long.timeout});

async function press(page: Page, keys: string): Promise<void> {
  const parts = keys.split('+') as KeyInput[];
  const held = parts.slice(0, -1);
  for (const key of held) await page.keyboard.down(key);
  await page.keyboard.press(parts.at(-1) ?? 'Enter');
  for (const key of held.reverse()) await page.keyboard.up(key);
}

/** Presses Tab until a button or a field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const own = document.activeElement;
      return own?.getAttribute('name') === wanted || (own?.tagName === 'BUTTON' && own.textContent === wanted);
    }, name);
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await press(page, 'Tab');
  expect(await isThere(), name).toBe(true);
}

async function click(page: Page, name: string): Promise<void> {
  const button = await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('button')].find(({textContent}) => textContent === wanted),
    long,
    name,
  );
  const own = button as ElementHandle<HTMLButtonElement>;
  // The driver does not see that a part of a dialog is scrolled away.
  await own.evaluate((one) => one.scrollIntoView({block: 'center'}));
  await own.click();
}

/** Copies rich text, as another program would. */
const copy = (page: Page, html: string) =>
  page.evaluate(async (source) => {
    const type = 'text/html';
    await navigator.clipboard.write([new ClipboardItem({[type]: new Blob([source], {type})})]);
  }, html);

/** Pastes or drops photos. Without a screen, Firefox has no pictures on its clipboard. */
const give = (page: Page, how: 'paste' | 'drop', names: readonly string[]) =>
  page.evaluate(
    (type, files, data) => {
      const given = new DataTransfer();
      for (const name of files) {
        const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
        given.items.add(new File([bytes], name, {type: 'image/jpeg'}));
      }
      const event = new Event(type, {bubbles: true, cancelable: true});
      Object.defineProperty(event, type === 'paste' ? 'clipboardData' : 'dataTransfer', {value: given});
      document.querySelector('.cm-content')?.dispatchEvent(event);
    },
    how,
    [...names],
    camera,
  );
let camera = '';
test.beforeAll(async () => {
  camera = (await photo(1200, 900)).toString('base64');
});

async function isPublished({site, page}: Opened, name: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('dialog'), long);
  await isSaved(page);
  expect(faultsIn(readFileSync(path.join(site.folder, `pages/industries/${name}.mdx`), 'utf8'))).toEqual([]);
  const isThere = () => {
    const {contentDocument: shown} = document.querySelector<HTMLIFrameElement>('iframe.page') ?? {};
    const cells = [...(shown?.querySelectorAll('main table td') ?? [])].map(({textContent}) => textContent);
    const [headline, picture] = [shown?.querySelector('h1'), shown?.querySelector('img[alt="A quiet waiting room"]')];
    return (
      picture &&
      headline?.textContent.includes('Agents that answer') &&
      cells.join() === 'Monday,Calls,Monday,Reminders'
    );
  };
  await page.waitForFunction(isThere, long);
}

test('a text from a word processor with a table and two photos becomes a page, with a mouse', async () => {
  const all = await (opened ?? open());
  const {page} = all;
  await page.click('.title');
  await click(page, 'New page');
  await isShown(page, 'select[name="section"]');
  await page.select('select[name="section"]', 'industries');
  await page.click('input[name="title"]');
  await page.keyboard.type('Small clinics');
  await click(page, 'Create the page');
  await isOpen(page, 'Small clinics');
  await page.click('.cm-content');
  await copy(page, fromWord);
  await press(page, 'Control+a');
  await press(page, 'Control+v');
  await hasText(page, 'A person decides.');
  await give(page, 'drop', ['Night Shift.jpg', 'Waiting room.jpg']);
  for (const words of photoNames) {
    await isShown(page, 'input[name="alt"]');
    await page.click('input[name="alt"]');
    await page.keyboard.type(words);
    await click(page, 'Insert');
    await isShown(page, `img.w-picture[alt="${words}"]`);
  }
  await click(page, 'Edit fields');
  for (const [name, value] of Object.entries(fieldsOf('small clinics'))) {
    const field = `dialog [name="${name}"]`;
    await isShown(page, field);
    if (name === 'draft') await page.select(field, value);
    else {
      await page.click(field);
      await press(page, 'Control+a');
      await page.keyboard.type(value);
    }
  }
  await click(page, 'Done');
  await isPublished(all, 'small-clinics');
});

test('a text from a word processor with a table and two photos becomes a page, by keyboard alone', async () => {
  const all = await (opened ?? open());
  const {page} = all;
  await press(page, 'Control+o');
  await isShown(page, 'dialog[aria-label="Pages"]');
  await tabTo(page, 'New page');
  await press(page, 'Enter');
  await isShown(page, 'select[name="section"]');
  await page.keyboard.type('industries');
  await press(page, 'Tab');
  await page.keyboard.type('Large clinics');
  await press(page, 'Enter');
  await isOpen(page, 'Large clinics');
  await isShown(page, '.cm-content:focus');
  await copy(page, fromWord);
  await press(page, 'Control+a');
  await press(page, 'Control+v');
  await hasText(page, 'A person decides.');
  for (const words of photoNames) {
    await give(page, 'paste', [`${words}.jpg`]);
    await isShown(page, 'input[name="alt"]:focus');
    await page.keyboard.type(words);
    await press(page, 'Enter');
    await isShown(page, `img.w-picture[alt="${words}"]`);
  }
  await press(page, 'Control+Home');
  await tabTo(page, 'Edit fields');
  await press(page, 'Enter');
  for (const [name, value] of Object.entries(fieldsOf('large clinics'))) {
    await tabTo(page, name);
    await press(page, name === 'draft' ? 'Home' : 'Control+a');
    await page.keyboard.type(value);
  }
  await tabTo(page, 'Done');
  await press(page, 'Enter');
  await isPublished(all, 'large-clinics');
});

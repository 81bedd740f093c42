import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {startDevSite, type DevSite} from '../../support/devSite';
import {needProgram} from '../../support/programs';
import {expect, test} from '../../engines/support/test';

test.describe.configure({timeout: 600_000});

/** Compilation and checks take long on a busy machine. */
const long = {timeout: 60_000, polling: 200};
const file = 'pages/company/careers/devops-engineer.mdx';
const place = 'calendar to learn it.';

let site: DevSite;
let browser: Browser;
let page: Page;
const onDisk = () => path.join(site.folder, file);
const fileSays = (text: string) => expect.poll(() => readFileSync(onDisk(), 'utf8'), long).toBe(text);
const has = (selector: string, words: string) =>
  page.waitForFunction(
    (sought, wanted) => document.querySelector(sought)?.textContent.includes(wanted),
    long,
    selector,
    words,
  );

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startDevSite();
  browser = await puppeteer.launch({browser: 'firefox', executablePath: needProgram('firefox')});
  page = await browser.newPage();
  await page.setViewport({width: 1360, height: 900});
});
test.afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('Firefox: a click in the page puts the caret at that letter, and a rich text is pasted there', async () => {
  const original = readFileSync(onDisk(), 'utf8');
  await page.goto(`${site.address}/write?at=${file}`);
  await has('.status', 'Saved');
  const found = await page.waitForFunction(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe');
    const shown = frame?.contentDocument;
    const block = [...(shown?.querySelectorAll('main p') ?? [])].find((one) =>
      one.textContent.includes('to learn it.'),
    );
    const text = block?.lastChild;
    if (!frame || !shown || !text) return false;
    block.scrollIntoView({block: 'center'});
    const range = shown.createRange();
    range.setStart(text, text.textContent?.indexOf('to learn') ?? 0);
    range.setEnd(text, (text.textContent?.indexOf('to learn') ?? 0) + 1);
    const [own, around] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
    return {x: around.left + own.left + 1, y: around.top + own.top + own.height / 2};
  }, long);
  const {x, y} = (await found.jsonValue()) as {x: number; y: number};
  await page.mouse.click(x, y);
  await page.waitForSelector('.cm-content:focus');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/html', 'on a <b>calm</b> day&nbsp;');
    // Firefox lets nobody fill the event's own.
    const event = Object.defineProperty(new Event('paste', {bubbles: true, cancelable: true}), 'clipboardData', {
      value: data,
    });
    document.querySelector('.cm-content')?.dispatchEvent(event);
  });
  await page.keyboard.type(' ');
  await fileSays(original.replace('to learn it.', 'on a **calm** day to learn it.'));
  writeFileSync(onDisk(), original);
  await has('.cm-content', place);
});

import {chatMeta} from '../../../src/company/chat';
import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';

export {expect} from '@playwright/test';

/** On a busy machine a development server compiles for minutes. */
export const patiently = expect.configure({timeout: 180_000});

/** What must not happen behind a visitor's back on any page. */
export type Faults = {messages: string[]; foreignRequests: string[]};

function watch(page: Page, own: string): Faults {
  const faults: Faults = {messages: [], foreignRequests: []};
  // `verbose` is Chromium's advice on speed, to what a test does to the page too.
  const note = (message: ConsoleMessage) => {
    const type: string = message.type();
    if (type !== 'verbose') faults.messages.push(`${type}: ${message.text()}`);
  };
  page.on('console', note);
  page.on('pageerror', (error) => faults.messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const {host, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(own).host) faults.foreignRequests.push(request.url());
  });
  return faults;
}

/** `faults` gathers console messages, uncaught errors and requests to other hosts while a test runs. */
export const test = base.extend<{faults: Faults}>({
  faults: async ({page, baseURL}, use) => {
    await use(watch(page, baseURL ?? ''));
  },
});

/** The application has taken the page over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a page for someone who does more than read it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The preview has a chat, which comes by itself and brings the style sheet with it. */
export const withoutChat = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => document.querySelector(`meta[name="${name}"]`)?.remove());
  }, chatMeta);

/** What the page began is done: it has painted ten times and is idle. No clock is asked, however busy the machine is. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Writers may take a part off its page. A test of the part has nothing to look at then. */
export async function skipWithout(page: Page, selector: string): Promise<void> {
  test.skip((await page.locator(selector).count()) === 0, `The page has no ${selector} any more.`);
}

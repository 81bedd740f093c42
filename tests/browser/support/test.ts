import {test as base, type ConsoleMessage, type Page} from '@playwright/test';

export {expect} from '@playwright/test';

/** What must not happen behind a visitor's back on any page. */
export type Faults = {messages: string[]; strangers: string[]};

function watch(page: Page, own: string): Faults {
  const faults: Faults = {messages: [], strangers: []};
  const note = (message: ConsoleMessage) => faults.messages.push(`${message.type()}: ${message.text()}`);
  page.on('console', note);
  page.on('pageerror', (error) => faults.messages.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const {host, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(own).host) faults.strangers.push(request.url());
  });
  return faults;
}

/** `faults` gathers console messages, uncaught errors and requests to other hosts while a test runs. */
export const test = base.extend<{faults: Faults}>({
  faults: async ({page, baseURL}, use) => {
    await use(watch(page, baseURL ?? ''));
  },
});

/** Writers may take a part off its page. A test of the part has nothing to look at then. */
export async function skipWithout(page: Page, selector: string): Promise<void> {
  test.skip((await page.locator(selector).count()) === 0, `The page has no ${selector} any more.`);
}

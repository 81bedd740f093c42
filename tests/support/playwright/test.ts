import {expect, test as base, type ConsoleMessage, type Page} from '@playwright/test';
import {startHost, type Host} from '../host';

export {expect} from '@playwright/test';
export * from '../host';

/** What no page may do: log messages, or load anything from another host. */
type Faults = {messages: string[]; foreignRequests: string[]};

function watch(page: Page, own: string): Faults {
  const faults: Faults = {messages: [], foreignRequests: []};
  // `verbose` messages are Chromium's performance advice, which tests can trigger themselves.
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

/**
 * `faults` collects console messages, uncaught errors and requests to other hosts while a test runs. `host` serves the
 * built site for one test, can simulate faults, and fails on what the content security policy refuses.
 */
export const test = base.extend<{faults: Faults; host: Host}>({
  faults: async ({page, baseURL}, use) => {
    await use(watch(page, baseURL ?? ''));
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    expect(host.refused(), 'refused by the content security policy').toEqual([]);
    await host.end();
  },
});

/** Waits until the page is hydrated. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-started');

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds back requests until the returned function is called. */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, (route) => held.then(() => route.continue()));
  return release;
}

/** Waits until the page has painted ten times and is idle, which needs no timeout on a busy machine. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/** Skips a test of something that writers have removed from its page. */
export async function skipWithout(page: Page, selector: string): Promise<void> {
  test.skip((await page.locator(selector).count()) === 0, `The page no longer has ${selector}.`);
}

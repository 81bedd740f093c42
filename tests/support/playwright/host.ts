import {test as base} from '@playwright/test';
import {startHost, type Host} from '../host';

export {hydrated, expect, hold, visit} from './test';
export * from '../host';

/** Serves the built site from a separate host for each test, which can simulate faults. */
export const test = base.extend<{host: Host}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.end();
  },
});

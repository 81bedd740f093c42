import {test as base} from '@playwright/test';
import type {ChatSettings} from '../../../src/company/chat';
import {demoSettings} from '../../../src/features/chat/server/demoChat';
import {startHost, type Host} from '../host';

export {hydrated, expect, visit} from './test';
export * from '../host';

/** Serves the built site from a separate host for each test, which can simulate faults. */
export const test = base.extend<{chat: ChatSettings; host: Host}>({
  chat: [demoSettings, {option: true}],
  host: async ({chat}, use) => {
    const host = await startHost(chat);
    await use(host);
    await host.end();
  },
});

import {test as base} from '@playwright/test';
import type {ChatSettings} from '../../../src/company/chat';
import {standInSettings} from '../../../src/features/chat/server/standInSettings';
import {startHost, type Host} from '../../support/host';

export {expect} from '@playwright/test';
export * from '../../support/host';

/** The finished site behind a host of its own for each test, on which faults can be laid. */
export const test = base.extend<{standIn: ChatSettings; host: Host}>({
  /** What stands in for the chat's platform. */
  standIn: [standInSettings, {option: true}],
  host: async ({standIn}, use) => {
    const host = await startHost(standIn);
    await use(host);
    await host.end();
  },
});

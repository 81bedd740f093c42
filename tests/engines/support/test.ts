import {expect, startHost, test as base, type Host} from '../../support/playwright/host';
import {findProgram, needProgram} from '../../support/programs';
import type {Engine, View} from './engine';
import {firefox} from './firefox';
import {visitorOf, type Visitor} from './visitor';
import {webkit} from './webkit';

export {expect};

const launch = {firefox, webkit};

export const desktop: View = {width: 1360, height: 900};
export const phone: View = {width: 390, height: 844};

type EngineName = keyof typeof launch;

export type Each = {installed: undefined; view: View; expected: RegExp | undefined; visitor: Visitor};
export type Shared = {engineName: EngineName; engine: Engine; site: Host};

/**
 * Every test runs in the engine of its project. All tests share the host `site`; each also has its own `host`, which
 * `visitor` opens with a `view`. A test fails on console messages other than `expected` and on what the policy refuses.
 */
export const test = base.extend<Each, Shared>({
  engineName: ['firefox', {option: true, scope: 'worker'}],
  installed: [
    async ({engineName}, use) => {
      base.skip(!findProgram(engineName), `${engineName} is not installed.`);
      await use(undefined);
    },
    {auto: true},
  ],
  engine: [
    async ({engineName}, use) => {
      const engine = await launch[engineName](needProgram(engineName));
      await use(engine);
      await engine.close();
    },
    {scope: 'worker'},
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.end();
    },
    {scope: 'worker'},
  ],
  view: [desktop, {option: true}],
  expected: [undefined, {option: true}],
  visitor: async ({engine, host, view, expected}, use) => {
    const tab = await engine.tab(view);
    await use(visitorOf(tab, host.url));
    await tab.close();
    const unexpected = (await engine.messages()).filter((message) => !expected?.test(message));
    expect([...unexpected, ...host.refused()], 'messages and refused requests').toEqual([]);
  },
});

import {expect, test as base} from '../../support/playwright/test';
import {findProgram, needProgram} from '../../support/programs';
import {firefox} from './firefox';
import {webkit} from './webkit';

export {expect};

/** Values that can be passed to a page and returned from it. */
type Json = string | number | boolean | null | undefined | readonly Json[] | {readonly [key: string]: Json};

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** The size of the window. */
export type View = {width: number; height: number};

/** What a test can do in a tab of any engine. */
export type Tab = {
  /** Goes to an address and waits for the `load` event. */
  open: (address: string) => Promise<void>;
  evaluate: <Given extends readonly Json[], Seen>(
    inPage: (...given: Given) => Seen,
    ...given: Given
  ) => Promise<Awaited<Seen>>;
  /** Moves the pointer to a place in the window. */
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  tab: (view: View) => Promise<Tab>;
  /** Console messages and errors since the last call. The content security policy reports requests to other hosts. */
  messages: () => Promise<string[]>;
  close: () => Promise<void>;
};

const launch = {firefox, webkit};

export const desktop: View = {width: 1360, height: 900};
export const phone: View = {width: 390, height: 844};

/** The first visible element that matches a selector and begins with a name, scrolled into view if `scroll` is set. */
const findIn = (tab: Tab, selector: string, name: string, scroll: boolean) =>
  tab.evaluate(
    (wanted, called, scrolls) => {
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const nameOf = (element: Element) => plain(element.ariaLabel ?? element.textContent);
      const isVisible = (element: Element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        element.getClientRects().length > 0;
      const found = [...document.querySelectorAll(wanted)].find(
        (element) => isVisible(element) && nameOf(element).startsWith(called),
      );
      if (!found) return null;
      const place = () => {
        // The middle of a link in two lines may be beside both.
        const {left, top, width, height} = found.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        return {x, y, isOnTop: found.contains(document.elementFromPoint(x, y))};
      };
      if (scrolls && !place().isOnTop) found.scrollIntoView({block: 'center', behavior: 'instant'});
      return {...place(), isFocused: found === document.activeElement};
    },
    selector,
    name,
    scroll,
  );

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor who uses a tab and finds elements by their names. */
function visitorOf(tab: Tab, url: (path: string) => string) {
  /** Waits until the element is visible, uncovered and no longer moving. */
  const placeOf = async (selector: string, name: string) => {
    let found: Awaited<ReturnType<typeof findIn>> = null;
    const isStill = async () => {
      const last = found;
      found = await findIn(tab, selector, name, true);
      return found?.isOnTop === true && last?.x === found.x && last.y === found.y;
    };
    await expect.poll(isStill, {message: `${selector} ${name} can be clicked`, intervals: [50, 100]}).toBe(true);
    return found ?? {x: 0, y: 0};
  };
  const find = (selector: string, name = '') => findIn(tab, selector, name, false);
  const click = async (selector: string, name = '') => {
    const {x, y} = await placeOf(selector, name);
    await tab.click(x, y);
  };
  return {
    ...tab,
    find,
    click,
    /** Opens a page and waits until the application has hydrated it. */
    async visit(path: string) {
      await tab.open(url(path));
      await expect.poll(() => tab.evaluate(() => 'started' in document.documentElement.dataset)).toBe(true);
    },
    async hover(selector: string, name = '') {
      const {x, y} = await placeOf(selector, name);
      await tab.point(x, y);
    },
    focus: (selector: string) =>
      tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
    async fill(selector: string, text: string) {
      await click(selector);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    /** The address of the page, once it is shown. During navigation there may be no root element. */
    place: () =>
      tab.evaluate(() => (document.querySelector('html:not([data-waiting])') ? location.pathname : 'on the way')),
    /** The text of the first match, visible or not. */
    text: (selector: string) => tab.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector),
    value: (selector: string) =>
      tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector),
    attribute: (selector: string, name: string) =>
      tab.evaluate((wanted, named) => document.querySelector(wanted)?.getAttribute(named), selector, name),
    count: (selector: string) => tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector),
  };
}

export type Each = {installed: undefined; view: View; expected: RegExp | undefined; visitor: Visitor};
export type Shared = {engineName: keyof typeof launch; engine: Engine};

/** Runs in the engine of its project, and fails on console messages other than `expected` and on what a policy refuses. */
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

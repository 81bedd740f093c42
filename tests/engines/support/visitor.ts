import {expect} from '@playwright/test';
import {names} from '../../../src/content/documentNames';
import type {Key, Tab} from './engine';
import {isHydrated as isHydratedIn} from './reading';

/** The current state of an element. */
type Found = {
  /** Its center in the window, and whether a pointer there would hit it. */
  x: number;
  y: number;
  isOnTop: boolean;
  text: string;
  value: string;
  isFocused: boolean;
  state: Record<string, string>;
};

/** The first visible element that matches a selector and a name, scrolled into view if `scrollTo` is set. */
const findIn = (tab: Tab, selector: string, name: string, scrollTo: boolean): Promise<Found | null> =>
  tab.evaluate(
    (wanted, called, scroll) => {
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const nameOf = (element: Element) =>
        plain(element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
      const isVisible = (element: Element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        element.getClientRects().length > 0;
      const found = [...document.querySelectorAll(wanted)].find(
        (element) => isVisible(element) && nameOf(element).startsWith(called),
      );
      if (!found) return null;
      const place = () => {
        const {left, top, width, height} = found.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        return {x, y, isOnTop: found.contains(document.elementFromPoint(x, y))};
      };
      if (scroll && !place().isOnTop) found.scrollIntoView({block: 'center', behavior: 'instant'});
      return {
        ...place(),
        text: plain(found.textContent),
        value: (found as HTMLInputElement).value,
        isFocused: found === document.activeElement,
        state: Object.fromEntries([...found.attributes].map((attribute) => [attribute.name, attribute.value])),
      };
    },
    selector,
    name,
    scrollTo,
  );

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor who uses a tab and finds elements by their names. */
export function visitorOf(tab: Tab, url: (path: string) => string) {
  /** Waits until the element is visible, uncovered and no longer moving. */
  const findClickable = async (selector: string, name = ''): Promise<Found> => {
    let found: Found | null = null;
    const isStill = async () => {
      const last = found;
      found = await findIn(tab, selector, name, true);
      return found?.isOnTop === true && last?.x === found.x && last.y === found.y;
    };
    await expect.poll(isStill, {message: `${selector} ${name} can be clicked`, intervals: [50, 100]}).toBe(true);
    if (!found) throw new Error(`${selector} ${name} was not found.`);
    return found;
  };
  const find = (selector: string, name = '') => findIn(tab, selector, name, false);
  const click = async (selector: string, name = '') => {
    const {x, y} = await findClickable(selector, name);
    await tab.click(x, y);
  };
  const isHydrated = () => isHydratedIn(tab);
  return {
    find,
    click,
    isHydrated,
    open: (path: string) => tab.open(url(path)),
    /** Opens a page and waits until the application has hydrated it. */
    async visit(path: string) {
      await tab.open(url(path));
      await expect.poll(isHydrated, {message: 'the page is hydrated'}).toBe(true);
    },
    evaluate: tab.evaluate,
    press: (key: Key) => tab.press(key),
    type: (text: string) => tab.type(text),
    goBack: tab.back,
    reload: async () => {
      await tab.reload();
      await expect.poll(isHydrated).toBe(true);
    },
    async hover(selector: string, name = '') {
      const {x, y} = await findClickable(selector, name);
      await tab.point(x, y);
    },
    moveAway: () => tab.point(3, 700),
    focus: (selector: string) =>
      tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
    async fill(selector: string, text: string) {
      await click(selector);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    /** The path, query and hash of the page, once it is shown. */
    place: () =>
      tab.evaluate(
        (waiting) =>
          // During navigation there may be no root element.
          document.querySelector(`html:not([${waiting}])`) ? location.pathname + location.search + location.hash : '',
        names.waiting,
      ),
    /** The text of the first match, visible or not. */
    text: (selector: string) => tab.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector),
    value: (selector: string) =>
      tab.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector),
    state: async (selector: string, attribute: string) => (await find(selector))?.state[attribute],
    count: (selector: string) => tab.evaluate((wanted) => document.querySelectorAll(wanted).length, selector),
    scrolled: () => tab.evaluate(() => Math.round(scrollY)),
  };
}

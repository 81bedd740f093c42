import {expect} from '@playwright/test';
import {names} from '../../../src/content/documentNames';
import type {Key, Tab} from './engine';
import {isAlive as isAliveIn} from './reading';

/** A thing on the page as it is at this moment. */
type Thing = {
  /** Its middle in the window, and whether that is what a pointer there would meet. */
  x: number;
  y: number;
  isOnTop: boolean;
  text: string;
  value: string;
  isFocused: boolean;
  state: Record<string, string>;
};

/** The first thing in sight of those that a selector and a name call. It is scrolled into the window if need be. */
const find = (tab: Tab, selector: string, name: string, near: boolean): Promise<Thing | null> =>
  tab.look(
    (wanted, called, bring) => {
      const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const nameOf = (element: Element) =>
        plain(element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent);
      const isSeen = (element: Element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        element.getClientRects().length > 0;
      const found = [...document.querySelectorAll(wanted)].find(
        (element) => isSeen(element) && nameOf(element).startsWith(called),
      );
      if (!found) return null;
      const place = () => {
        const {left, top, width, height} = found.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        return {x, y, isOnTop: found.contains(document.elementFromPoint(x, y))};
      };
      if (bring && !place().isOnTop) found.scrollIntoView({block: 'center', behavior: 'instant'});
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
    near,
  );

export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor with the hands of a tab, who looks for things by their names. */
export function visitorOf(tab: Tab, url: (path: string) => string) {
  /** What is there by now, in sight and under nothing else. */
  const meets = async (selector: string, name = ''): Promise<Thing> => {
    let met: Thing | null = null;
    const look = async () => {
      const last = met;
      met = await find(tab, selector, name, true);
      // What still moves is not clicked.
      return met?.isOnTop === true && last?.x === met.x && last.y === met.y;
    };
    await expect.poll(look, {message: `${selector} ${name} can be clicked`, intervals: [50, 100]}).toBe(true);
    if (!met) throw new Error(`There is no ${selector} ${name}.`);
    return met;
  };
  const see = (selector: string, name = '') => find(tab, selector, name, false);
  const clicks = async (selector: string, name = '') => {
    const {x, y} = await meets(selector, name);
    await tab.click(x, y);
  };
  const isAlive = () => isAliveIn(tab);
  return {
    see,
    clicks,
    isAlive,
    opens: (path: string) => tab.open(url(path)),
    /** Opens a page and waits until the application lives. */
    async comesTo(path: string) {
      await tab.open(url(path));
      await expect.poll(isAlive, {message: 'the application lives'}).toBe(true);
    },
    look: tab.look,
    press: (key: Key) => tab.press(key),
    types: (text: string) => tab.type(text),
    goesBack: tab.back,
    reloads: async () => {
      await tab.reload();
      await expect.poll(isAlive).toBe(true);
    },
    async pointsAt(selector: string, name = '') {
      const {x, y} = await meets(selector, name);
      await tab.point(x, y);
    },
    pointsAway: () => tab.point(3, 700),
    focuses: (selector: string) => tab.look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
    async fills(selector: string, text: string) {
      await clicks(selector);
      await tab.look(() => (document.activeElement as HTMLInputElement).select());
      await tab.type(text);
    },
    /** The address from its path on, when its page is there. */
    place: () =>
      tab.look(
        (waiting) =>
          // Between two documents there is no root element.
          document.querySelector(`html:not([${waiting}])`) ? location.pathname + location.search + location.hash : '',
        names.waiting,
      ),
    /** What the first such thing says, to those who hear it too. */
    text: (selector: string) => tab.look((wanted) => document.querySelector(wanted)?.textContent ?? '', selector),
    value: (selector: string) =>
      tab.look((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector),
    state: async (selector: string, attribute: string) => (await see(selector))?.state[attribute],
    count: (selector: string) => tab.look((wanted) => document.querySelectorAll(wanted).length, selector),
    scrolled: () => tab.look(() => Math.round(scrollY)),
  };
}

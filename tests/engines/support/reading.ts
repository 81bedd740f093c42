import type {Tab} from './engine';

/** Whether the page is hydrated. */
export const isHydrated = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => 'started' in document.documentElement.dataset);

/** Scrolls through the page, so that lazy content loads. */
export const readThrough = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end(); top += 600) {
      scrollTo({top, behavior: 'instant'});
      await new Promise(requestAnimationFrame);
    }
    scrollTo({top: end(), behavior: 'instant'});
  });

/** Faults that a reader would notice: overflow, broken pictures, invisible text and words that break. */
export const missedOn = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const page = document.documentElement;
    const beyond = page.scrollWidth - page.clientWidth;
    const tooWide = beyond > 0 ? [`The page is ${beyond} px too wide at ${innerWidth} px.`] : [];

    const isBroken = (picture: HTMLImageElement) =>
      picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0);
    const broken = [...document.images].filter(isBroken).map(({currentSrc}) => `The picture ${currentSrc} is broken.`);

    // Only one panel of a group is shown at a time.
    const folded = 'details:not([open]) > :not(summary), [inert], [hidden], [aria-hidden], [data-panel]';
    const isInvisible = (element: Element) =>
      element.getClientRects().length > 0 &&
      !element.closest(folded) &&
      !element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const invisible = [...document.querySelectorAll('main *, body > * footer *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter(isInvisible)
      .map((element) => `"${element.textContent.trim().slice(0, 60)}" stays invisible.`);

    const isCut = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({top}) => Math.round(top / 10))).size > 1;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (words.nextNode()) {
      const {currentNode: text} = words;
      const isWord = /^\p{L}+$/u.test(text.textContent ?? '') && text.parentElement?.checkVisibility();
      if (isWord && isCut(text)) cut.push(`"${text.textContent}" is cut in two.`);
    }
    return [...tooWide, ...broken, ...invisible, ...cut];
  });

import {pagesToVisit} from '../support/builtSite';
import {desktop, expect, phone, test} from '../engines/support/test';

/** Scrolls through the page, so that lazy content loads. */
async function readThrough(): Promise<void> {
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end(); top += 600) {
    scrollTo({top, behavior: 'instant'});
    await new Promise(requestAnimationFrame);
  }
  scrollTo({top: end(), behavior: 'instant'});
}

/** Faults that a reader would notice: overflow, broken pictures, invisible text and words that break. */
function missed(): string[] {
  const page = document.documentElement;
  const beyond = page.scrollWidth - page.clientWidth;
  const tooWide = beyond > 0 ? [`The page is ${beyond} px too wide at ${innerWidth} px.`] : [];
  const broken = [...document.images]
    .filter((picture) => picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0))
    .map(({currentSrc}) => `The picture ${currentSrc} is broken.`);
  // Only one panel of a group is shown at a time.
  const folded = 'details:not([open]) > :not(summary), [inert], [hidden], [aria-hidden], [data-panel]';
  const invisible = [...document.querySelectorAll('main *, body > * footer *')]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    .filter((element) => element.getClientRects().length > 0 && !element.closest(folded))
    .filter((element) => !element.checkVisibility({opacityProperty: true, visibilityProperty: true}))
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
}

for (const view of [desktop, phone]) {
  test.describe(`at ${view.width} px`, () => {
    test.use({view});

    for (const path of [...pagesToVisit(), '/no-such-page']) {
      test(`${path} shows all its content and logs nothing`, async ({visitor}) => {
        await visitor.visit(path);
        await visitor.evaluate(readThrough);
        await expect.poll(() => visitor.evaluate(missed)).toEqual([]);
      });
    }
  });
}

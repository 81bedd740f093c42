import type {Page} from '@playwright/test';

/** Controls that are less than 44 px high on a phone, except links within a sentence. */
export async function tooSmallToTap(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 390, height: 844});
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const isVisible = (element: Element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      element.getBoundingClientRect().right > 0 &&
      !element.closest('[inert], .n8n-chat-widget, [data-unseen=""]');
    const isInSentence = (element: Element) => {
      const around = element.closest('p, td, dd, li')?.textContent.trim() ?? '';
      return getComputedStyle(element).display === 'inline' && around.length > element.textContent.trim().length + 3;
    };
    const heightOf = (element: Element) => {
      const whole = getComputedStyle(element, '::after');
      const cover = whole.position === 'absolute' ? parseFloat(whole.height) || 0 : 0;
      const label = element.closest('label')?.getBoundingClientRect().height ?? 0;
      return Math.max(element.getBoundingClientRect().height, cover, label);
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => isVisible(element) && !isInSentence(element) && heightOf(element) < 43.5)
      .map(
        (element) => `${element.textContent.trim() || element.ariaLabel} is ${heightOf(element)} px high at 390 px.`,
      );
  });
}

/** Text that is cut at 320 px with the text spacing of WCAG 1.4.12. Tables may scroll in their own boxes. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 320, height: 800});
  return page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, spaced];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    const lost = beyond > 0 ? [`Text that is spaced at 320 px makes the page ${beyond} px too wide.`] : [];
    const isCut = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const {left, right} = range.getBoundingClientRect();
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const {overflowX, clipPath} = getComputedStyle(box);
        const {left: from, right: to, width} = box.getBoundingClientRect();
        if (clipPath.startsWith('inset(50') || width <= 1 || /auto|scroll/.test(overflowX)) return false;
        if (/hidden|clip/.test(overflowX) && (left < from - 1 || right > to + 1)) return true;
      }
      return right > innerWidth + 1;
    };
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const {currentNode: text} = words;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      if (isCut(text)) lost.push(`"${text.textContent}" is cut at 320 px when text is spaced.`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
    return lost;
  });
}

/** Navigation that would be printed, text that is not black on paper, and answers that stay closed. */
export async function faultsInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({media: 'print'});
  const faults = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isPrinted = (element: HTMLElement) => element.checkVisibility({opacityProperty: true});
    return [
      ...find('header:not(main *), footer:not(main *)').filter(isPrinted),
      ...find('main :is(h1, h2, h3, p, li)').filter(
        (element) =>
          element.innerText.trim() && isPrinted(element) && getComputedStyle(element).color !== 'rgb(0, 0, 0)',
      ),
      ...find('[data-faq] details > div').filter((answer) => answer.getBoundingClientRect().height <= 20),
    ].map((element) => `${element.localName} in print: ${element.innerText.slice(0, 60)}`);
  });
  await page.emulateMedia({media: null});
  return faults;
}

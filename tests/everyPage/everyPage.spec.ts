import type {Page} from '@playwright/test';
import {chatMeta} from '../../src/company/chat';
import {pagesToVisit} from '../support/builtSite';
import {faultsAt} from '../support/playwright/axe';
import {expect, hydrated, settled, test as base} from '../support/playwright/test';

const missing = '/no-such-page';
const paths = [...pagesToVisit(), missing];

/** All pages open in one tab, because a new one for each page takes longer than the page. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, use, {project}) => {
      // Animations have tests of their own.
      const tab = await browser.newPage({baseURL: project.use.baseURL, reducedMotion: 'reduce'});
      // The preview's demo chat would load the full style sheet.
      await tab.addInitScript((name) => {
        addEventListener('DOMContentLoaded', () => document.querySelector(`meta[name="${name}"]`)?.remove());
      }, chatMeta);
      await use(tab);
    },
    {scope: 'worker'},
  ],
  page: ({tab}, use) => use(tab),
});

/** The tags and classes that decide which CSS rules a page has in its head, but those of what a script shows. */
const namesOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#__docusaurus *')].filter((one) => !one.closest('[data-scripted] > *'));
    return [...new Set(all.flatMap(({localName, classList}) => [localName, ...classList]))];
  });

/** Controls that are less than 44 px high on a phone, except links within a sentence. */
async function tooSmallToTap(page: Page): Promise<string[]> {
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
async function lostBySpacing(page: Page): Promise<string[]> {
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
async function faultsInPrint(page: Page): Promise<string[]> {
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

for (const path of paths) {
  test(`${path} has its styles, is accessible, fits every width and paper, and logs and loads nothing else`, async ({
    page,
    faults,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === missing ? 404 : 200);
    const own = await namesOn(page);
    await hydrated(page);
    await settled(page);
    expect((await namesOn(page)).filter((name) => !own.includes(name))).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement ?? document.body);
      return [document.activeElement?.getAttribute('href'), outlineStyle, outlineWidth];
    });
    expect(focused).toEqual(['#content', 'solid', '3px']);
    expect(await tooSmallToTap(page)).toEqual([]);
    expect(await lostBySpacing(page)).toEqual([]);
    expect(await faultsAt(page, [320, 768, 1360])).toEqual([]);
    expect(await faultsInPrint(page)).toEqual([]);
    // The browser itself logs the 404.
    expect(faults.messages.filter((text) => path !== missing || !text.includes('404'))).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

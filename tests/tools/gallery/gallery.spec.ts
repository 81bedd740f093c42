import type {Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {galleryAddress} from '../../../src/content/slug';
import {components, examplesOf} from '../../../src/mdx/components';
import {holders} from '../../../src/tools/gallery/markdown';
import {buildServer} from '../../../src/tools/serve/buildServer';
import {root} from '../../support/files';
import {close, listen, newFolder} from '../../support/servers';
import {axe} from '../../support/playwright/axe';
import {expect, test as base} from '../../support/playwright/test';

// Built by npm run build -- --gallery, and never part of the site.
const folder = path.join(root, 'build-gallery');

/** The site with its gallery, served with its content security policy, as by its host. */
const test = base.extend<object, {address: string; tab: Page}>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured argument
    async ({}, use) => {
      if (!existsSync(folder)) throw new Error('There is no build-gallery/. Run npm run build -- --gallery first.');
      const formsFile = path.join(newFolder('gallery'), 'forms.jsonl');
      const server = buildServer({folder, formsFile, log: () => undefined});
      await listen(server);
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await close(server);
    },
    {scope: 'worker'},
  ],
  tab: [
    async ({browser, address}, use) => {
      await use(await browser.newPage({baseURL: address, reducedMotion: 'reduce'}));
    },
    {scope: 'worker'},
  ],
  baseURL: ({address}, use) => use(address),
  page: ({tab}, use) => use(tab),
});

const all = [...components().values()];

/** A landmark has the same name in all three copies of an example, but a real page has it once. */
const copies = ['landmark-unique'];

const phone = 'iframe[title$="phone"]';
const dark = 'iframe[title$="dark"]';

/** Opens a component's page and waits until every frame shows an example. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(galleryAddress(name));
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')];
    return frames.length > 0 && frames.every((frame) => frame.contentDocument?.body.firstChild);
  });
}

/** Pages and frames that scroll sideways or contain an id twice. */
const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('iframe')];
    const pages = [document, ...frames.flatMap((frame) => frame.contentDocument ?? [])];
    return pages.flatMap((one) => {
      const {scrollWidth, clientWidth} = one.documentElement;
      const ids = [...one.querySelectorAll('[id]')].map((element) => element.id);
      return [
        ...(scrollWidth > clientWidth ? [`${one.title} is ${scrollWidth - clientWidth} px too wide`] : []),
        ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${one.title} has the id ${id} twice`),
      ];
    });
  });

const pages = [
  ...all.map((component) => ({name: component.name, count: examplesOf(component).length})),
  {name: 'Markdown', count: Object.keys(holders).length},
];

for (const {name, count} of pages) {
  test(`the examples of ${name} are accessible in both themes and fit every width`, async ({page, faults}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, name);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    await expect(page.locator('main iframe')).toHaveCount(3 * count);
    // The phone frame differs from the light frame only in its width, and the dark frame only in its colors.
    expect(await axe(page, {without: copies, beside: `${phone}, ${dark}`})).toEqual([]);
    expect(await axe(page, {within: dark, onlyColors: true})).toEqual([]);
    expect(await faultsOfLayout(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 800});
    expect(await faultsOfLayout(page)).toEqual([]);
    expect(faults.messages).toEqual([]);
    expect(faults.foreignRequests).toEqual([]);
  });
}

test('the gallery links to every component', async ({page, faults}) => {
  await page.goto('/gallery');
  const names = all.map((component) => component.name).sort();
  expect((await page.locator('main a h3').allTextContents()).sort()).toEqual(names);
  expect(await axe(page)).toEqual([]);
  await page.locator('main').getByRole('link', {name: 'FeatureList'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FeatureList');
  expect(faults.messages).toEqual([]);
});

/** What of Markdown does not look like what it is in a component: a list without bullets, a table that touches a text. */
const faultsOfMarkdown = (element: Element): string[] => {
  const frame = element as HTMLIFrameElement;
  const page = frame.contentDocument ?? document;
  for (const answer of page.querySelectorAll('details')) answer.open = true;
  const [copy] = page.querySelectorAll('[data-copy]');
  const [first] = copy?.querySelectorAll(':scope > ul > li, :scope > div > ul > li') ?? [];
  const style = (selector: string, part?: string) => {
    const found = copy?.querySelector(selector);
    return found ? (found.ownerDocument.defaultView ?? window).getComputedStyle(found, part) : undefined;
  };
  const left = (selector: string) => copy?.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  const hasMark =
    style('ul > li', '::before')?.clipPath?.startsWith('polygon') || style('ul')?.listStyleType === 'disc';
  const blocks = [...(copy?.children ?? [])].filter((one) => one.getBoundingClientRect().height > 0);
  const close = blocks.filter((one, at) => {
    const above = blocks[at - 1]?.getBoundingClientRect();
    const {top, left: start} = one.getBoundingClientRect();
    return above !== undefined && start < above.right && top - above.bottom < 4 && top > above.top;
  });
  const hasQuote = copy?.querySelector(':scope > blockquote') ?? undefined;
  const faults: Record<string, boolean> = {
    'has no list': first === undefined,
    'a list has no bullets': !hasMark,
    'a list in a list has no bullets': style('ul ul')?.listStyleType !== 'disc',
    'a list in a list has no indent': left('ul ul > li') < left('ul > li') + 10,
    'steps in a list have no numbers': style('ul ul ol')?.listStyleType !== 'decimal',
    'steps have no numbers': hasQuote !== undefined && style(':scope > ol')?.listStyleType !== 'decimal',
    'a quote has no border': hasQuote !== undefined && style('blockquote')?.borderInlineStartWidth !== '3px',
    'code has no background': hasQuote !== undefined && style('pre')?.backgroundColor === 'rgba(0, 0, 0, 0)',
    'a table has no lines': hasQuote !== undefined && style('td')?.borderBlockStartWidth !== '1px',
  };
  return [
    ...Object.keys(faults).filter((fault) => faults[fault]),
    ...close.map((one) => `${one.tagName} touches what is above it`),
  ].map((fault) => `${frame.title}: ${fault}`);
};

test('Markdown looks like what it is in every component that takes it', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, 'Markdown');
  for (const frame of await page.locator('main iframe').all()) {
    // The style sheet is loaded in each frame.
    await expect.poll(() => frame.evaluate(faultsOfMarkdown)).toEqual([]);
  }
});

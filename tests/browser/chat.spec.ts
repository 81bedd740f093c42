import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import type {ChatSettings} from '../../src/company/chat';
import {demoSettings} from '../../src/features/chat/server/demoChat';
import {has, without} from '../support/features';
import {company} from '../support/menus';
import {axe} from './support/axe';
import {expect, test} from './support/host';

test.skip(!has('chat'), without('chat'));

test.use({contextOptions: {reducedMotion: 'reduce'}});

const chat = (page: Page) => ({
  widget: page.locator('.n8n-chat-widget'),
  toggle: page.locator('.chat-toggle'),
  panel: page.getByRole('dialog', {name: 'Live chat'}),
  way: page.getByRole('main').getByRole('button', {name: 'Live chat'}),
});

const state = (page: Page) =>
  page.evaluate(() => {
    // Each child's own tag; what stands within it changes with the page and how far it is scrolled.
    const tag = (child: Element) => (child.cloneNode(false) as Element).outerHTML.slice(0, 120);
    const tags = (parent: Element) => [...parent.children].map(tag).filter((text) => !text.includes('prefetch'));
    return {
      head: tags(document.head).filter((text) => !/^<(title|meta|link rel="(canonical|alternate)"|script)/.test(text)),
      body: tags(document.body),
      globals: Object.keys(window),
    };
  });

const withoutChat = {
  head: expect.not.arrayContaining([expect.stringContaining('chat')]),
  body: expect.not.arrayContaining([expect.stringContaining('chat')]),
  globals: expect.not.arrayContaining([expect.stringMatching(/chat/i)]),
};

/** A script that comes when the test lets it come, or never. The next time it comes at once. */
async function hold(page: Page, src: string): Promise<{come: () => void; fail: () => void}> {
  let end: (comes: boolean) => void = () => undefined;
  await page.route(
    ({href}) => href.endsWith(src),
    async (route) => {
      const comes = await new Promise<boolean>((resolve) => (end = resolve));
      await (comes ? route.fallback() : route.abort());
    },
    {times: 1},
  );
  return {come: () => end(true), fail: () => end(false)};
}

const scriptAsked = (page: Page) => page.waitForFunction(() => document.querySelector('script[src*="chat"][async]'));

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

/** What a browser's extension does to a page while the chat is there. */
function extend(): void {
  document.body.append(document.createElement('x-extension'));
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  Object.assign(window, {extension: true});
}

const extensionThere = () => [
  document.body.lastElementChild?.tagName,
  'extension' in window,
  document.adoptedStyleSheets.length,
];

const elsewhere = 'https://chat.example';

/** The glue that docs/chat.md gives for a package, and the address it is put at. */
function glueOf(name: string): string {
  const guide = readFileSync('docs/chat.md', 'utf8');
  const block = (info: string) => guide.split(`\n\`\`\`js ${info}\n`)[1]?.split('\n```')[0] ?? `missing(${info})`;
  return `{${block('frame')}\n${block(name)}}`;
}

const real = {
  src: `${elsewhere}/glue.js`,
  webhookUrl: `${elsewhere}/hook`,
  tenantId: 'tenant',
  agentId: 'agent',
  hosts: {'style-src': [elsewhere]},
} satisfies ChatSettings;

/** The host of the glue, the package and the webhook. */
async function serve(page: Page, name: string, answer: (said: string) => object): Promise<void> {
  await page.route(`${elsewhere}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    if (pathname === '/hook') await route.fulfill({headers, json: answer(route.request().postData() ?? '')});
    else if (pathname === '/glue.js') await route.fulfill({contentType: 'text/javascript', body: glueOf(name)});
    else await route.fulfill({headers, path: `node_modules/${name}/dist${pathname}`});
  });
}

type Kind = {
  name: string;
  settings: ChatSettings;
  /** What its webhook answers. */
  answer: (said: string) => object;
  field: (panel: Locator) => Locator;
};

const kinds: readonly Kind[] = [
  {name: 'the demo', settings: demoSettings, answer: () => ({}), field: (panel) => panel.locator('textarea')},
  {
    name: '@n8n/chat',
    settings: {...real, src: `${elsewhere}/glue.js?n8n`},
    answer: (said) => ({output: `You wrote: ${(JSON.parse(said) as {chatInput: string}).chatInput}`}),
    field: (panel) => panel.locator('textarea'),
  },
  {
    name: 'deep-chat',
    settings: {...real, src: `${elsewhere}/glue.js?deep-chat`},
    answer: (said) => ({text: `You wrote: ${(JSON.parse(said) as {messages: {text: string}[]}).messages[0]?.text}`}),
    field: (panel) => panel.locator('[contenteditable]'),
  },
];

for (const {name, settings, answer, field} of kinds) {
  test.describe(`the chat of ${name}`, () => {
    test.use({chat: settings});

    test.beforeEach(({page}) => serve(page, name, answer));

    const say = async (page: Page, text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };

    test('opens from Live chat, announces answers, closes on Escape, and stays open on the next page', async ({
      page,
      host,
    }) => {
      await page.goto(host.url('/contact'));
      const {widget, way, panel, toggle} = chat(page);
      await expect(toggle).toBeVisible();
      await expect(widget).toHaveCSS('position', 'fixed');
      expect(await axe(page)).toEqual([]);
      await way.click();
      await expect(panel).toBeVisible();
      await expect(field(panel)).toBeFocused();
      await say(page, 'and/or');
      await expect(panel.getByRole('log')).toContainText('You wrote: and/or');
      await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
      // The glue of n8n makes a group of its second <main>, which HTML would rather have said by another tag.
      expect((await axe(page)).filter((fault) => !fault.startsWith('aria-allowed-role'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();

      await go(page, company.first.label, company.first.to);
      await go(page, company.second.label, company.second.to);
      await toggle.click();
      await say(page, 'labels');
      await expect(panel.getByRole('log')).toContainText('You wrote: labels');
      await expect(panel.getByRole('log')).toContainText('and/or');
      // A refused style is copied, and the typeface that deep-chat asks Google for is not missed.
      const known = /refused (inline|https:\/\/fonts\.googleapis\.com)/;
      expect(host.refused().filter((refusal) => !known.test(refusal))).toEqual([]);
    });

    // What is done to the page is the same for all; how each answers is not.
    if (settings !== demoSettings) return;

    test('is removed together with the footer, and comes back with it', async ({page, host}) => {
      const {come} = await hold(page, settings.src);
      await page.goto(host.url('/contact'));
      await scriptAsked(page);
      const before = await state(page);
      const footer = await page.evaluateHandle(() => document.querySelector('footer:not(main *)'));
      const place = await page.evaluateHandle((node) => node?.parentNode, footer);
      const put = () =>
        page.evaluate(([node, parent]) => void (node && parent?.appendChild(node)), [footer, place] as const);
      const take = () => page.evaluate((node) => node?.remove(), footer);

      await test.step('before its script has come', async () => {
        await take();
        await expect(page.locator(`script[src="${settings.src}"]`)).toHaveCount(0);
        come();
        await expect.poll(() => page.evaluate(() => 'ChatWidgetConfig' in window)).toBe(false);
        expect(await state(page)).toMatchObject(withoutChat);
      });

      await test.step('and when it is there, but nothing of anybody else', async () => {
        await put();
        await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
        await page.evaluate(extend);
        await take();
        await expect(chat(page).widget).toHaveCount(0);
        expect(await page.evaluate(extensionThere)).toEqual(['X-EXTENSION', true, 1]);
        expect(await state(page)).toMatchObject(withoutChat);
        const {globals} = await state(page);
        expect(globals.filter((one) => !before.globals.includes(one))).toEqual(['extension']);
        await put();
        await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
        await expect(chat(page).widget).toHaveCount(1);
      });
    });

    test('opens once its script has loaded, if it was requested before', async ({page, host}) => {
      const {come} = await hold(page, settings.src);
      await page.goto(host.url('/contact'));
      await scriptAsked(page);
      await chat(page).way.click();
      come();
      await expect(chat(page).panel).toBeVisible();
    });
  });
}

test('moving between pages leaves one widget and nothing else', async ({page, host}) => {
  await page.goto(host.url(company.first.to));
  await expect(chat(page).toggle).toBeVisible();
  await go(page, company.second.label, company.second.to);
  await go(page, company.first.label, company.first.to);
  const before = await state(page);
  for (let round = 0; round < 3; round += 1) {
    await go(page, company.second.label, company.second.to);
    await go(page, company.first.label, company.first.to);
  }
  expect(await state(page)).toEqual(before);
  await expect(chat(page).widget).toHaveCount(1);
});

test('a widget whose script is blocked leaves no trace, one warning, and no dead button', async ({page, host}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/__chat/demo.js', (route) => route.abort('blockedbyclient'));
  await page.goto(host.url('/contact'));
  await expect.poll(() => warnings).toEqual(['The chat is not available: /__chat/demo.js did not load.']);
  expect(await state(page)).toMatchObject(withoutChat);
  await expect(page.locator('[src*="__chat"]')).toHaveCount(0);
  await expect(chat(page).way).toHaveCount(0);
});

test('a chat requested before its script fails says so where it was requested', async ({page, host}) => {
  const {fail} = await hold(page, demoSettings.src);
  await page.goto(host.url('/contact'));
  await scriptAsked(page);
  await chat(page).way.click();
  fail();
  await expect(page.getByText('Chat is unavailable right now.')).toBeVisible();
});

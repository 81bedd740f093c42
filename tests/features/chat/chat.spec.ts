import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {contentPolicy} from '../../../src/build/hosting/contentPolicy';
import type {ChatSettings} from '../../../src/company/chat';
import {demoSettings, withChat} from '../../../src/features/chat/server/demoChat';
import {has, without} from '../../support/features';
import {company} from '../../support/menus';
import {axe} from '../../support/playwright/axe';
import {expect, startHost, test as base, type Host} from '../../support/playwright/test';

/** Serves the built site as a build with this chat would be. */
const test = base.extend<{chat: ChatSettings; host: Host}>({
  chat: [demoSettings, {option: true}],
  host: async ({chat}, use) => {
    const html = withChat(chat);
    const policy = (page: string) => contentPolicy(load(html(page)), 'page');
    const host = await startHost({html, ...(chat.src.startsWith('https:') && {policy})});
    await use(host);
    await host.end();
  },
});

test.skip(!has('chat'), without('chat'));

test.use({contextOptions: {reducedMotion: 'reduce'}});

const chat = (page: Page) => ({
  widget: page.locator('.n8n-chat-widget'),
  toggle: page.locator('.chat-toggle'),
  panel: page.getByRole('dialog', {name: 'Live chat'}),
  way: page.getByRole('main').getByRole('button', {name: 'Live chat'}),
});

/** What names a chat on the page besides its own content, and in the globals. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll(':is(head, body) > :not(meta, [src^="/assets/"], [href^="/assets/"])')];
    // Only each tag itself, because the contents change with the page.
    const shallow = tags.map((tag) => (tag.cloneNode(false) as Element).outerHTML);
    return [...shallow, ...Object.keys(window)].filter((text) => /chat/i.test(text));
  });

/** Opens a page whose chat's script is held back, once, until the test lets it load or fail. */
async function openHeld(page: Page, host: Host): Promise<(loads: boolean) => void> {
  let end: (loads: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => (end = resolve));
  await page.route(
    `**${demoSettings.src}`,
    async (route) => ((await ended) ? route.fallback() : route.abort('blockedbyclient')),
    {times: 1},
  );
  await page.goto(host.url('/contact'));
  await page.waitForFunction(() => document.querySelector('script[src*="chat"][async]'));
  return end;
}

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

const elsewhere = 'https://chat.example';

/** The glue code for a package from docs/chat.md. */
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
  hosts: [],
} satisfies ChatSettings;

/** Serves the glue code, a widget of the package's shape and the webhook from another host. */
async function serve(page: Page, name: string, answer: (body: string) => object): Promise<void> {
  await page.route(`${elsewhere}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
    if (pathname === '/hook') await route.fulfill({headers, json: answer(route.request().postData() ?? '')});
    else if (pathname === '/glue.js') await route.fulfill({contentType: 'text/javascript', body: glueOf(name)});
    else await route.fulfill({headers, path: `tests/features/chat/widgets${pathname}`});
  });
}

/** A chat, with the webhook's answer to a message and the field for one. */
const kinds = [
  {name: 'the demo', settings: demoSettings, field: 'textarea', answer: () => ({})},
  {
    name: '@n8n/chat',
    settings: {...real, src: `${elsewhere}/glue.js?n8n`},
    field: 'textarea',
    answer: (body: string) => ({output: `You wrote: ${(JSON.parse(body) as {chatInput: string}).chatInput}`}),
  },
  {
    name: 'deep-chat',
    settings: {...real, src: `${elsewhere}/glue.js?deep-chat`},
    field: '[contenteditable]',
    answer: (body: string) => ({
      text: `You wrote: ${(JSON.parse(body) as {messages: {text: string}[]}).messages[0]?.text}`,
    }),
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

    test('opens from its option, announces answers, closes on Escape and survives navigation', async ({page, host}) => {
      await page.goto(host.url('/contact'));
      const {widget, way, panel, toggle} = chat(page);
      await expect(toggle).toBeVisible();
      await expect(widget).toHaveCSS('position', 'fixed');
      expect(await axe(page, {within: '.n8n-chat-widget'})).toEqual([]);
      await way.click();
      await expect(panel).toBeVisible();
      await expect(panel.locator(field)).toBeFocused();
      await say(page, 'and/or');
      await expect(panel.getByRole('log')).toContainText('You wrote: and/or');
      await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
      // The glue code for n8n gives the widget's own <main> the role "group", which HTML does not allow on that tag.
      expect(
        (await axe(page, {within: '.n8n-chat-widget'})).filter((fault) => !fault.startsWith('aria-allowed-role')),
      ).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();

      await go(page, company.first.label, company.first.to);
      await go(page, company.second.label, company.second.to);
      await toggle.click();
      await say(page, 'labels');
      await expect(panel.getByRole('log')).toContainText('You wrote: labels');
      await expect(panel.getByRole('log')).toContainText('and/or');
      // deep-chat works without the typeface that it requests from Google.
      expect(host.refused().filter((refusal) => !refusal.includes('refused https://fonts.googleapis.com'))).toEqual([]);
    });
  });
}

// The page is treated alike in every chat; only the answers differ.

test("the chat leaves the footer's last link free at every width", async ({page, host}) => {
  await page.goto(host.url('/contact'));
  await expect(chat(page).toggle).toBeVisible();
  const link = page.getByRole('link', {name: 'Back to top'});
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    const breadth = (await link.boundingBox())?.width ?? 0;
    await link.click({position: {x: breadth - 15, y: 20}});
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the chat is removed together with the footer, but nothing that belongs to others, and returns with it', async ({
  page,
  host,
}) => {
  const end = await openHeld(page, host);
  const globals = () => page.evaluate(() => Object.keys(window));
  const before = await globals();
  const footer = await page.evaluateHandle(() => document.querySelector('footer:not(main *)'));
  const place = await page.evaluateHandle((node) => node?.parentNode, footer);
  const addFooter = () =>
    page.evaluate(([node, parent]) => void (node && parent?.appendChild(node)), [footer, place] as const);
  const removeFooter = () => page.evaluate((node) => node?.remove(), footer);

  await test.step('before its script has loaded', async () => {
    await removeFooter();
    await expect(page.locator(`script[src="${demoSettings.src}"]`)).toHaveCount(0);
    end(true);
    await expect.poll(() => page.evaluate(() => 'ChatWidgetConfig' in window)).toBe(false);
    expect(await traces(page)).toEqual([]);
  });

  await test.step('after it has been drawn', async () => {
    await addFooter();
    await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
    await page.evaluate(() => {
      // A browser extension changes the page while the chat is open.
      document.body.append(document.createElement('x-extension'));
      document.adoptedStyleSheets.push(new CSSStyleSheet());
      Object.assign(window, {extension: true});
      // A chat loads a style sheet late, from neither its folder nor its host.
      const late = {rel: 'stylesheet', href: 'https://files.example/late.css'};
      document.head.append(Object.assign(document.createElement('link'), late));
    });
    await removeFooter();
    await expect(chat(page).widget).toHaveCount(0);
    await expect(page.locator('link[href$="/late.css"]')).toHaveCount(0);
    await expect(page.locator('x-extension')).toHaveCount(1);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    expect(await traces(page)).toEqual([]);
    expect((await globals()).filter((name) => !before.includes(name))).toEqual(['extension']);
    await addFooter();
    await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
    await expect(chat(page).widget).toHaveCount(1);
  });
});

for (const loads of [true, false])
  test(`a chat that is asked for before its script ${loads ? 'loads opens then' : 'fails shows an error in place'}`, async ({
    page,
    host,
  }) => {
    const end = await openHeld(page, host);
    await chat(page).way.click();
    end(loads);
    await expect(loads ? chat(page).panel : page.getByText('Chat is unavailable right now.')).toBeVisible();
  });

test('a chat whose script is blocked leaves one warning, no button and nothing in the page', async ({
  page,
  host,
  faults,
}) => {
  (await openHeld(page, host))(false);
  const warning = 'warning: The chat is not available: /__chat/demo.js did not load.';
  await expect.poll(() => faults.messages.filter((text) => text.startsWith('warning'))).toEqual([warning]);
  expect(await traces(page)).toEqual([]);
  await expect(chat(page).way).toHaveCount(0);
});

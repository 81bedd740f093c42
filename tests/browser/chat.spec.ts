import {company} from '../support/menus';
import type {Page} from '@playwright/test';
import {framedStandIn, standInSettings} from '../../src/features/chat/server/standInSettings';
import {has, without} from '../support/features';
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
      globals: Object.keys(window).filter((name) => /chat/i.test(name)),
    };
  });

const withoutChat = {
  head: expect.not.arrayContaining([expect.stringContaining('chat')]),
  body: expect.not.arrayContaining([expect.stringContaining('chat')]),
  globals: [],
};

/** A script that comes when the test lets it come, or never. */
async function hold(page: Page, src: string): Promise<{come: () => void; fail: () => void}> {
  let end: (comes: boolean) => void = () => undefined;
  await page.route(`**${src}`, async (route) => {
    const comes = await new Promise<boolean>((resolve) => (end = resolve));
    await (comes ? route.continue() : route.abort());
  });
  return {come: () => end(true), fail: () => end(false)};
}

const scriptAsked = (page: Page) => page.waitForFunction(() => document.querySelector('script[src*="__chat"]'));

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

/** What depends on how a platform draws holds for both. */
for (const [kind, standIn] of [
  ['drawn into the page', standInSettings],
  ['drawn as a frame in a shadow root', framedStandIn],
] as const) {
  test.describe(`a widget ${kind}`, () => {
    test.use({standIn});

    const talk = (page: Page) => {
      const inside = standIn === framedStandIn ? page.frameLocator('.chat-container iframe') : page;
      return {
        start: inside.getByRole('button', {name: 'Send us a message'}),
        log: inside.getByRole('log'),
        async say(text: string) {
          await inside.getByRole('textbox', {name: 'Your message'}).fill(text);
          await page.keyboard.press('Enter');
        },
      };
    };

    test('comes when the page has time, opens from Live chat, and a move between pages keeps it', async ({
      page,
      host,
    }) => {
      await page.goto(host.url('/contact'));
      const {widget, way, panel, toggle} = chat(page);
      const {start, log, say} = talk(page);
      await expect(toggle).toBeVisible();
      await expect(widget).toHaveCSS('position', 'fixed');
      expect(await page.evaluate(() => window.ChatWidgetConfig)).toMatchObject({
        webhook: {url: '/__chat/webhook', route: 'general'},
        metadata: {tenantId: 'local-tenant', agentId: 'local-agent'},
      });
      expect(await axe(page)).toEqual([]);
      await way.click();
      await expect(panel).toBeVisible();
      await expect(start).toBeFocused();
      await start.click();
      await expect(log).toContainText('What would you like to hand over');
      await say('parcels');
      await expect(log).toContainText('message 1 of this conversation. You wrote: parcels');
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();

      await go(page, company.first.label, company.first.to);
      await go(page, company.second.label, company.second.to);
      await toggle.click();
      await say('labels');
      await expect(log).toContainText('message 2 of this conversation. You wrote: labels');
      await expect(log).toContainText('parcels');
    });

    test('goes with the footer and everything of it, and comes back with it', async ({page, host}) => {
      const {come} = await hold(page, standIn.src);
      await page.goto(host.url('/contact'));
      await scriptAsked(page);
      const footer = await page.evaluateHandle(() => document.querySelector('footer:not(main *)'));
      const place = await page.evaluateHandle((node) => node?.parentNode, footer);
      const put = () =>
        page.evaluate(([node, parent]) => void (node && parent?.appendChild(node)), [footer, place] as const);
      const take = () => page.evaluate((node) => node?.remove(), footer);

      await test.step('before its script has come', async () => {
        await take();
        await expect(page.locator('script[src*="__chat"]')).toHaveCount(0);
        come();
        await page.waitForTimeout(900);
        expect(await state(page)).toMatchObject(withoutChat);
        await expect(page.locator('link[href*="__chat"]')).toHaveCount(0);
      });

      await test.step('and when it is there', async () => {
        await page.unroute(`**${standIn.src}`);
        await put();
        await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
        await take();
        await expect(chat(page).widget).toHaveCount(0);
        expect(await state(page)).toMatchObject(withoutChat);
        await expect(page.locator('[href*="__chat"], [src*="__chat"]')).toHaveCount(0);
        await put();
        await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
        await expect(chat(page).widget).toHaveCount(1);
      });
    });

    test('opens when it comes, if it was asked for before its script has come', async ({page, host}) => {
      const {come} = await hold(page, standIn.src);
      await page.goto(host.url('/contact'));
      await scriptAsked(page);
      await chat(page).way.click();
      come();
      await expect(chat(page).panel).toBeVisible();
    });
  });
}

test('twenty moves between pages leave one widget and nothing more', async ({page, host}) => {
  await page.goto(host.url(company.first.to));
  await expect(chat(page).toggle).toBeVisible();
  await go(page, company.second.label, company.second.to);
  await go(page, company.first.label, company.first.to);
  const before = await state(page);
  for (let round = 0; round < 10; round += 1) {
    await go(page, company.second.label, company.second.to);
    await go(page, company.first.label, company.first.to);
  }
  expect(await state(page)).toEqual(before);
  await expect(chat(page).widget).toHaveCount(1);
});

for (const [name, fault] of [
  ['is not there', 404],
  ['is blocked', 'blocked'],
] as const) {
  test(`a widget whose script ${name} leaves no trace, one warning, and no dead button`, async ({page, host}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route('**/__chat/widget.js', (route) =>
      fault === 'blocked' ? route.abort('blockedbyclient') : route.fulfill({status: fault}),
    );
    await page.goto(host.url('/contact'));
    await expect.poll(() => warnings).toEqual(['The chat is not available: /__chat/widget.js did not load.']);
    expect(await state(page)).toMatchObject(withoutChat);
    await expect(page.locator('[src*="__chat"]')).toHaveCount(0);
    await expect(chat(page).way).toHaveCount(0);
  });
}

/** Runs in the page in place of the platform's script. Nothing that it draws has a name that the site knows. */
function drawNonsense(): void {
  const draw = () => {
    for (const [parent, name] of [
      [document.documentElement, 'x-portal'],
      [document.head, 'style'],
      [document.head, 'meta'],
      [document.body, 'x-bubble'],
      [document.body, 'iframe'],
    ] as const) {
      const drawn = document.createElement(name);
      drawn.className = 'nonsense';
      parent.append(drawn);
    }
  };
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  Object.assign(window, {nonsense: draw});
  draw();
  setInterval(draw, 1000);
}

test('a script that draws nothing the site knows leaves no trace, one warning, and no dead button', async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(`**${standInSettings.src}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: `(${drawNonsense.toString()})()`}),
  );
  await page.goto(host.url('/contact'));
  await expect(page.locator('.nonsense').first()).toBeAttached();
  await expect.poll(() => warnings).toEqual(['The chat is not available: the script drew no widget.']);
  await expect(chat(page).way).toHaveCount(0);
  await page.waitForFunction(() => document.querySelector('.nonsense'));
  await expect(page.locator('.nonsense')).toHaveCount(0);
  expect(await page.evaluate(() => ['nonsense' in window, document.adoptedStyleSheets.length])).toEqual([false, 0]);
  await go(page, company.first.label, company.first.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('asked for before a script that then fails, it says so in the place where it was asked', async ({page, host}) => {
  const {fail} = await hold(page, standInSettings.src);
  await page.goto(host.url('/contact'));
  await scriptAsked(page);
  await chat(page).way.click();
  fail();
  await expect(page.getByText('The chat does not answer right now.')).toBeVisible();
});

test('a build without a chat has no way to one', async ({page, host}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/<meta name="chat-settings"[^>]*>/, '')});
  });
  await page.goto(host.url('/contact'));
  await page.waitForTimeout(2500);
  await expect(chat(page).way).toHaveCount(0);
  await expect(page.getByText('Live chat')).toHaveCount(0);
  expect(await state(page)).toMatchObject(withoutChat);
});

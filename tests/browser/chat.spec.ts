import {company} from '../support/menus';
import type {Page} from '@playwright/test';
import {has, without} from '../support/features';
import {axe} from './support/axe';
import {expect, test} from './support/host';

test.skip(!has('chat'), without('chat'));

test.use({contextOptions: {reducedMotion: 'reduce'}});

const chat = (page: Page) => ({
  widget: page.locator('.n8n-chat-widget'),
  toggle: page.locator('.chat-toggle'),
  panel: page.getByRole('dialog', {name: 'Live chat'}),
  log: page.getByRole('log'),
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

const withoutChat = {body: expect.not.arrayContaining([expect.stringContaining('chat')]), globals: []};

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Send us a message'}).click();
  await expect(chat(page).log).toContainText('What would you like to hand over');
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', {name: 'Your message'}).fill(text);
  await page.keyboard.press('Enter');
}

const go = async (page: Page, name: string, path: string) => {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

test('the widget comes when the page has time, in the place and look that it is given', async ({page, host}) => {
  await page.goto(host.url('/contact'));
  await expect(chat(page).toggle).toBeVisible();
  const config = await page.evaluate(() => window.ChatWidgetConfig);
  expect(config).toMatchObject({
    webhook: {url: '/__chat/webhook', route: 'general'},
    metadata: {tenantId: 'local-tenant', agentId: 'local-agent'},
  });
  expect(await axe(page)).toEqual([]);
});

test('Live chat opens it, a conversation is had, and a move between pages keeps it', async ({page, host}) => {
  await page.goto(host.url('/contact'));
  const {way, panel, log, toggle} = chat(page);
  await way.click();
  await expect(panel).toBeVisible();
  await expect(page.getByRole('button', {name: 'Send us a message'})).toBeFocused();
  await begin(page);
  await say(page, 'parcels');
  await expect(log).toContainText('message 1 of this conversation. You wrote: parcels');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();

  await go(page, company.first.label, company.first.to);
  await go(page, company.second.label, company.second.to);
  await toggle.click();
  await say(page, 'labels');
  await expect(log).toContainText('message 2 of this conversation. You wrote: labels');
  await expect(log).toContainText('parcels');
});

test('fifty moves between pages leave one widget and nothing more', async ({page, host}) => {
  test.slow();
  await page.goto(host.url(company.first.to));
  await expect(chat(page).toggle).toBeVisible();
  await go(page, company.second.label, company.second.to);
  await go(page, company.first.label, company.first.to);
  const before = await state(page);
  for (let round = 0; round < 25; round += 1) {
    await go(page, company.second.label, company.second.to);
    await go(page, company.first.label, company.first.to);
  }
  expect(await state(page)).toEqual(before);
  await expect(chat(page).widget).toHaveCount(1);
});

test('when the footer goes, so does everything of the widget; when it comes back, so does the widget', async ({
  page,
  host,
}) => {
  let late = (): void => undefined;
  await page.route('**/__chat/widget.js', async (route) => {
    await new Promise<void>((resolve) => (late = resolve));
    await route.continue();
  });
  await page.goto(host.url('/contact'));
  await page.waitForFunction(() => document.querySelector('script[src*="__chat"]'));
  const footer = await page.evaluateHandle(() => document.querySelector('footer:not(main *)'));
  const place = await page.evaluateHandle((node) => node?.parentNode, footer);
  const put = () =>
    page.evaluate(([node, parent]) => void (node && parent?.appendChild(node)), [footer, place] as const);
  const take = () => page.evaluate((node) => node?.remove(), footer);

  await test.step('before its script has come', async () => {
    await take();
    await expect(page.locator('script[src*="__chat"]')).toHaveCount(0);
    late();
    await page.waitForTimeout(500);
    expect(await state(page)).toMatchObject(withoutChat);
    await expect(page.locator('link[href*="__chat"]')).toHaveCount(0);
  });

  await test.step('and when it is there', async () => {
    await page.unroute('**/__chat/widget.js');
    await put();
    await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
    await take();
    await expect(chat(page).widget).toHaveCount(0);
    expect(await state(page)).toMatchObject(withoutChat);
    await expect(page.locator('[href*="__chat"], [src*="__chat"]')).toHaveCount(0);
    await put();
    await expect(chat(page).toggle).toBeVisible({timeout: 10_000});
  });
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

test('asked for before its script has come, it opens when it comes', async ({page, host}) => {
  let come = (): void => undefined;
  await page.route('**/__chat/widget.js', async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await route.continue();
  });
  await page.goto(host.url('/contact'));
  await page.waitForFunction(() => document.querySelector('script[src*="__chat"]'));
  await chat(page).way.click();
  come();
  await expect(chat(page).panel).toBeVisible();
});

test('asked for before a script that then fails, it says so in the place where it was asked', async ({page, host}) => {
  let fail = (): void => undefined;
  await page.route('**/__chat/widget.js', async (route) => {
    await new Promise<void>((resolve) => (fail = resolve));
    await route.abort();
  });
  await page.goto(host.url('/contact'));
  await page.waitForFunction(() => document.querySelector('script[src*="__chat"]'));
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

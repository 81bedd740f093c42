import {has, without} from '../support/features';
import {expect, skipWithout, test, visit} from '../support/playwright/test';

test('in forced colors, buttons have a border, check marks are visible and selects have an arrow', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/contact');
  const styles = (selector: string, name: string, pseudo = '') => {
    const read = (element: Element, [of, part]: string[]) => getComputedStyle(element, part).getPropertyValue(of ?? '');
    return page.locator(selector).first().evaluate(read, [name, pseudo]);
  };
  expect(await styles('form[name="contact"] button[type="submit"]', 'border-top-width')).toBe('1px');
  expect(await styles('form[name="contact"] select', 'appearance')).toBe('auto');
  await page.goto('/');
  await skipWithout(page, 'main [data-copy~="ticks"] li');
  const ground = await styles('html', 'background-color');
  expect(await styles('main [data-copy~="ticks"] li', 'background-color', '::before')).not.toBe(ground);
});

test('with a preference for more contrast, no text is faint', async ({page}) => {
  await page.emulateMedia({contrast: 'more'});
  await page.goto('/');
  const [text, ...softer] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['--text', '--text-soft', '--text-faint', '--line-strong'].map((token) => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    });
  });
  expect(new Set(softer)).toEqual(new Set([text]));
});

test('at 400% zoom, every dialog keeps its close button on the screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await visit(page, '/contact');
  test.skip(!has('chat') || !has('search'), without('chat'));
  await page.getByRole('main').getByRole('button', {name: 'Live chat'}).click();
  const close = page.getByRole('button', {name: 'Close chat'});
  await expect(close).toBeInViewport({ratio: 1});
  await close.click();
  await page.getByRole('button', {name: 'Menu'}).click();
  await expect(page.getByRole('button', {name: 'Menu'})).toBeInViewport({ratio: 1});
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', {name: /search/i})
    .first()
    .click();
  await page.getByRole('searchbox', {name: 'Search this site'}).last().fill('agent');
  await expect(page.getByRole('button', {name: 'Close search'})).toBeInViewport({ratio: 1});
});

test('on a phone, a bar below the hero opens the chat, which has no button of its own', async ({page}) => {
  test.skip(!has('chat'), without('chat'));
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/');
  const open = page.getByRole('button', {name: 'Chat', exact: true});
  await expect(open).toBeHidden();
  await page.locator('main > section').nth(3).scrollIntoViewIfNeeded();
  await expect(open).toBeVisible();
  await expect(page.getByRole('link', {name: 'Get Started'}).last()).toBeInViewport({ratio: 1});
  await expect(page.locator('.chat-toggle')).toBeHidden();
  await open.click();
  await expect(page.getByRole('button', {name: 'Close chat'})).toBeInViewport({ratio: 1});
});

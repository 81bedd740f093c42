import {company, industries, menuAddresses, services} from '../support/menus';
import {sections} from '../../src/content/navigation';
import {axe} from '../support/playwright/axe';
import {expect, test, visit} from '../support/playwright/test';

const names = sections.map(({label}) => label);

test.describe('the dropdowns', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/');
  });

  test('open on hover, one at a time, within the screen, and close when the pointer leaves', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const bar = page.getByRole('navigation', {name: 'Main'});
    const open = bar.locator('button[aria-expanded="true"]');
    for (const width of [1000, 2560]) {
      await page.setViewportSize({width, height: 900});
      for (const name of names) {
        const button = bar.getByRole('button', {name});
        await button.hover();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(open).toHaveCount(1);
        await expect(bar.getByRole('link').first()).toBeVisible();
        const panel = page.locator(`#${(await button.getAttribute('aria-controls')) ?? ''}`);
        const [from, to] = [await button.locator('..').boundingBox(), await panel.boundingBox()];
        expect(to?.y ?? Infinity).toBeLessThanOrEqual((from?.y ?? 0) + (from?.height ?? 0));
        expect(to?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((to?.x ?? 0) + (to?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      expect(await axe(page, {within: 'header'})).toEqual([]);
      await page.mouse.move(width / 2, 800);
      await expect(open).toHaveCount(0);
      await expect(bar.getByRole('link')).toHaveCount(0);
    }
    await bar.getByRole('button', {name: company.label}).hover();
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  });

  test('close when a link is followed, and the next page starts at the top', async ({page}) => {
    const bar = page.getByRole('banner');
    const color = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await color();
    await page.mouse.wheel(0, 900);
    // The navbar stays, and becomes more opaque.
    await expect(bar).toHaveAttribute('data-scrolled');
    await expect.poll(color).not.toBe(before);
    await expect(bar).toBeInViewport();
    await page.getByRole('button', {name: company.label}).hover();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: company.second.label}).click();
    await expect(page).toHaveURL(company.second.to);
    await page.mouse.move(700, 700);
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('open with Enter and Space, lead Tab through their links, and close on Escape', async ({page}) => {
    const button = page.getByRole('button', {name: services.label});
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe(services.first.to);
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe(services.second.to);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: industries.label})).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 1180, height: 820}});

  test('a tap opens and closes a dropdown', async ({page}) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: company.label});
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the small-screen menu', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('lists the same links and closes on a link, on Escape and on a click outside', async ({page}) => {
    await visit(page, '/');
    const button = page.getByRole('button', {name: 'Menu'});
    const list = page.locator('#site-menu');
    await button.click();
    await expect(list.getByRole('listitem').getByRole('link')).toHaveCount(menuAddresses.length);
    expect(await axe(page, {within: '#site-menu'})).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await list.getByRole('link', {name: industries.second.label}).click();
    await expect(page).toHaveURL(industries.second.to);
    await expect(list).toBeHidden();
  });

  test('shows its last heading on the narrowest phone, and every focused link above its footer', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await visit(page, '/');
    await page.getByRole('button', {name: 'Menu'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#site-menu').getByRole('heading').last()).toBeInViewport();
    await page.setViewportSize({width: 390, height: 600});
    const links = await page.locator('#site-menu').getByRole('link').count();
    for (let at = 0; at < links; at += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const {left, top, width, height} = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return document.activeElement?.contains(met) ? undefined : document.activeElement?.textContent;
      });
      expect(covered).toBeUndefined();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the small-screen menu opens and its links work', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/');
    await page.getByRole('button', {name: 'Menu'}).click();
    await page.locator('#site-menu').getByRole('link', {name: industries.third.label}).click();
    await expect(page).toHaveURL(industries.third.to);
  });
});

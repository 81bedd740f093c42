import {services} from '../support/menus';
import type {Page} from '@playwright/test';
import {hydrated, expect, settled, test} from '../support/playwright/test';

/** The scripts that the page has requested, except the animation code. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const {href} = location;
    return [...new Set(performance.getEntriesByType('resource').map(({name}) => new URL(name, href).pathname))].filter(
      (path) => path.startsWith('/assets/js/') && !path.includes('/motion.'),
    );
  });

async function idle(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

test('nothing is preloaded for a visitor who saves data, and links still work', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  await page.goto('/');
  await idle(page);
  const before = scripts.length;
  await page.getByRole('button', {name: services.label}).hover();
  await page.getByRole('link', {name: services.third.label}).first().hover();
  await settled(page);
  expect(scripts).toHaveLength(before);
  await page.getByRole('link', {name: services.third.label}).first().click();
  await expect(page).toHaveURL(services.third.to);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page is loaded when the pointer is on its menu link, before the click', async ({page}) => {
  await page.goto('/');
  await idle(page);
  const {length} = await scriptsOf(page);
  await page.getByRole('button', {name: services.label}).hover();
  const link = page.getByRole('link', {name: services.third.label}).first();
  await link.hover();
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(length);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(page).toHaveURL(services.third.to);
  await expect(page.getByRole('navigation', {name: 'Breadcrumb'})).toContainText(services.third.label);
});

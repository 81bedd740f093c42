import {company} from '../../support/menus';
import type {Page} from '@playwright/test';
import {examples} from '../../../src/features/estimate/model/estimate';
import {contact} from '../contact/contact';
import {hydrated, expect, test, visit} from '../../support/playwright/test';

const estimate = (page: Page) => {
  const form = page.getByRole('form', {name: 'Estimate'});
  return {
    form,
    field: (name: string) => form.getByRole('spinbutton', {name}),
    status: form.getByRole('status'),
    send: form.getByRole('button', {name: 'Send these numbers to an engineer'}),
  };
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.afterEach(({faults}) => {
  expect(faults).toEqual({messages: [], foreignRequests: []});
});

test('the numbers survive a reload and a visit to other pages, and are kept in the URL', async ({page}) => {
  const {field} = estimate(page);
  await visit(page, '/contact#estimate');
  await field('Tasks').fill('5200');
  await expect(page).toHaveURL(`/contact?tasks=5200&minutes=${examples.minutes}&hour=${examples.hour}#estimate`);
  const shared = page.url();
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await hydrated(page);
  await expect(field('Tasks')).toHaveValue('5200');
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(50);
  await page.getByRole('contentinfo').getByRole('link', {name: company.first.label}).click();
  await expect(page).toHaveURL(company.first.to);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(field('Tasks')).toHaveValue('5200');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(field('Tasks')).toHaveValue('5200');
});

test('the math is added to the message below existing text and survives a reload', async ({page}) => {
  const {send} = estimate(page);
  await visit(page, '/contact#estimate');
  const message = contact(page).field('message');
  await message.fill('We sort parcels.');
  await send.click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(message).toHaveValue(/^We sort parcels\.\n\nMy numbers for an estimate: 4,200 tasks a month/);
  await page.keyboard.type('parcels');
  const whole = await message.inputValue();
  expect(whole).toMatch(/The task: parcels$/);
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue(whole);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the estimate shows the math for an example, without controls that need JavaScript', async ({page}) => {
    await page.goto('/contact#estimate');
    const {form, field, send} = estimate(page);
    await expect(field('Tasks')).toHaveValue(examples.tasks);
    await expect(form.getByText('4,200 tasks × 9 minutes ÷ 60')).toBeVisible();
    await expect(form.locator('noscript')).toBeVisible();
    await expect(send).toHaveCount(0);
    await field('Tasks').fill('5200');
    await field('Tasks').press('Enter');
    await expect(page).toHaveURL(/\/contact\?tasks=5200&.*#estimate$/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    expect(await page.locator('#estimate [style]').count()).toBe(0);
  });
});

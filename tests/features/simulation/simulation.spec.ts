import {company} from '../../../src/company';
import {expect, test, visit} from '../../support/playwright/test';

test('visitors try to break the agent, and switch it off in the middle of a run', async ({page}) => {
  await visit(page, '/ai-services/ai-automation-services#break');
  const section = page.locator('#break');
  await section.scrollIntoViewIfNeeded();
  const status = section.getByRole('status');
  await section.getByLabel('Order').selectOption({index: 1});
  await section.getByLabel(`Refund, in ${company.currency.words}`).fill('640');
  await section.getByLabel('A photo is attached').check();
  await section.getByRole('button', {name: 'Send it to the agent'}).click();
  await expect(status).toContainText('A person decides', {timeout: 15_000});
  await expect(section.getByText('What the log keeps')).toBeVisible();

  await section.getByRole('button', {name: 'Send it to the agent'}).click();
  await section.getByRole('button', {name: 'Switch off'}).click();
  await expect(status).toContainText('Stopped by you');
  await expect(status).not.toContainText('A person decides');
});

test('a message from the home page runs in the simulation, and the log says which rule decided', async ({page}) => {
  await visit(page, '/');
  await page.getByLabel('Write to it as a customer').fill('My lamp arrived cracked. I will call my bank.');
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page).toHaveURL(/\/ai-services\/ai-automation-services\?message=.*#break$/);
  const section = page.locator('#break');
  await expect(section.getByRole('status')).toContainText('A person decides', {timeout: 15_000});
  await expect(section.getByText('What the log keeps')).toBeVisible();
  await expect(section).toContainText('call my bank');
});

test('a rule sheet stays in the address, and goes along with a message', async ({page}) => {
  await visit(page, '/start');
  await page.getByLabel('What should it do?').fill('Answer refund requests');
  await page.getByLabel('Up to what limit').fill('$200');
  await page.getByLabel('Which systems').fill('Shopify, Zendesk, Stripe');
  await page.getByLabel('How often').selectOption('Every hour');
  await page.getByLabel('When must it work?').selectOption('Around the clock');
  await expect(page.getByRole('status').filter({hasText: 'Our verdict'})).toContainText('Hire us');
  await page.reload();
  await expect(page.getByLabel('What should it do?')).toHaveValue('Answer refund requests');
  await page.getByRole('link', {name: 'Send It With a Message'}).click();
  await expect(page.getByRole('textbox', {name: /^Message/})).toHaveValue(
    /Does: Answer refund requests\nDecides alone up to: \$200/,
  );
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the agent shows three runs, and the rule sheet is a form to print', async ({page}) => {
    await page.goto('/ai-services/ai-automation-services');
    for (const end of ['Refund sent', 'A person decides', 'Declined, with the way to appeal'])
      await expect(page.locator('#break').getByText(end, {exact: true})).toBeVisible();
    await page.goto('/start');
    await expect(page.getByLabel('What must it never do?')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Print'})).toBeHidden();
  });
});

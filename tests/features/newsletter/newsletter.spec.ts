import {form} from '../../../src/features/newsletter/model/form';
import {has, without} from '../../support/features';
import {company} from '../../support/menus';
import {axe} from '../../support/playwright/axe';
import {answers, expect, test, visit} from '../../support/playwright/test';

test.skip(!has('newsletter'), without('newsletter'));
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the newsletter form reports an error, keeps the address, and confirms the next attempt', async ({page, host}) => {
  await visit(page, host.url(company.first.to));
  const box = page.getByRole('form', {name: 'Newsletter'});
  const field = box.getByPlaceholder('Enter your email');
  await field.fill('amina@example.com');
  host.failWith(answers(500));
  await box.getByRole('button', {name: 'Subscribe'}).click();
  await expect(box.getByRole('status')).toContainText(form.error);
  await expect(field).toHaveValue('amina@example.com');
  host.failWith();
  await box.getByRole('button', {name: 'Subscribe'}).click();
  await expect(box.getByRole('status')).toHaveText(form.success);
  await expect(field).toHaveValue('');
  expect(host.messages()).toMatchObject([{form: 'newsletter', fields: {email: 'amina@example.com'}}]);
  expect(await axe(page, {within: 'form[name="newsletter"]'})).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: company.second.label}).click();
  await expect(page).toHaveURL(host.url(company.second.to));
  await expect(box.getByRole('status')).toBeEmpty();
});

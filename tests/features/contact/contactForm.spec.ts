import {company} from '../../support/menus';
import {email, topics} from '../../../src/features/contact/model/forms';
import {axe} from '../../support/playwright/axe';
import {contact, empty, fill, inquiry, success, typed} from './contact';
import {expect, test, visit} from '../../support/playwright/host';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('each field shows its error until it is filled in', async ({page, host}) => {
  await visit(page, host.url('/contact'));
  const {button, field} = contact(page);
  await field('email').fill('amina');
  await button.click();
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription("Enter your name so we know who's asking.");
  await expect(field('email')).toHaveAccessibleDescription(email.invalid);
  await expect(field('message')).toHaveAccessibleDescription('Write a message. One sentence is enough to start.');
  await expect(field('company')).not.toHaveAttribute('aria-invalid');
  expect(await axe(page, {within: 'form[name="contact"]'})).toEqual([]);
  await field('name').fill('A');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await field('email').fill('amina@example.com');
  await expect(field('email')).toHaveAccessibleDescription('');
  expect(host.posts()).toBe(0);
});

test('a value that is too long is reported at its own field, and nothing is sent', async ({page, host}) => {
  await visit(page, host.url('/contact'));
  const {button, field} = contact(page);
  await fill(page, {...inquiry, company: 'N'.repeat(530)});
  await button.click();
  await expect(field('company')).toBeFocused();
  await expect(field('company')).toHaveAccessibleDescription(
    /^This text is too long to send\. Shorten it by about 30 /,
  );
  await expect(field('message')).not.toHaveAttribute('aria-invalid');
  expect(host.posts()).toBe(0);
  await field('company').fill('Northwind');
  await expect(field('company')).not.toHaveAttribute('aria-invalid');
  await button.click();
  await expect(contact(page).status).toHaveText(success);
});

test('values filled in by the browser are sent although no key was pressed', async ({page, host}) => {
  await visit(page, host.url('/contact'));
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`form[name="contact"] [name="${name}"]`);
      if (control) control.value = value;
    }
  }, inquiry);
  await contact(page).button.click();
  await expect(contact(page).status).toHaveText(success);
  expect(host.messages()[0]?.fields).toEqual(inquiry);
});

test('a topic in the URL is shown above the form and starts an empty message', async ({page, host}) => {
  await visit(page, host.url('/contact?topic=demo'));
  await expect(page.getByText('You are asking for a demo.')).toBeVisible();
  await expect(contact(page).field('message')).toHaveValue(topics.demo.message);
  // The page with the form has no other call to action, so this starts from a page that has the footer's.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Accessibility'}).click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Start Trial'}).click();
  await expect(page.getByText('You are asking for a free trial.')).toBeVisible();
  await expect(contact(page).field('message')).toHaveValue(topics['free-trial'].message);
  await page.getByRole('contentinfo').getByRole('link', {name: company.first.label}).click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(contact(page).form).toBeVisible();
  await expect.poll(() => typed(page)).toEqual(empty);
});

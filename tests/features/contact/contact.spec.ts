import {company as facts} from '../../../src/company';
import {email, topics} from '../../../src/features/contact/model/forms';
import {company} from '../../support/menus';
import {axe} from '../../support/playwright/axe';
import {answers, cutInBody, expect, hold, hydrated, test, visit} from '../../support/playwright/test';
import {contact, empty, error, fill, inquiry, success, typed} from './contact';

const {user, domain} = facts.mail;

test.use({contextOptions: {reducedMotion: 'reduce'}});

const footerLink = (page: Parameters<typeof contact>[0], name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

test('each field shows its error until it is right, and nothing is sent before', async ({page, host}) => {
  await visit(page, host.url('/contact'));
  const {button, field, status} = contact(page);
  await field('email').fill('amina');
  await button.click();
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription("Enter your name so we know who's asking.");
  await expect(field('email')).toHaveAccessibleDescription(email.invalid);
  await expect(field('message')).toHaveAccessibleDescription('Write a message. One sentence is enough to start.');
  await expect(field('company')).not.toHaveAttribute('aria-invalid');
  expect(await axe(page, {within: 'form[name="contact"]'})).toEqual([]);
  await fill(page, {...inquiry, company: 'N'.repeat(530)});
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await expect(field('email')).toHaveAccessibleDescription('');
  await button.click();
  await expect(field('company')).toBeFocused();
  await expect(field('company')).toHaveAccessibleDescription(
    /^This text is too long to send\. Shorten it by about 30 /,
  );
  expect(host.posts()).toBe(0);
  await field('company').fill('Northwind');
  await button.click();
  await expect(status).toHaveText(success);
});

test('a topic in the URL is shown above the form and starts an empty message', async ({page, host}) => {
  await visit(page, host.url('/contact?topic=demo'));
  await expect(page.getByText('You are asking for a demo.')).toBeVisible();
  await expect(contact(page).field('message')).toHaveValue(topics.demo.message);
  // The page with the form has no other call to action, so this starts from a page that has the footer's.
  await footerLink(page, 'Accessibility').click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Start Trial'}).click();
  await expect(page.getByText('You are asking for a free trial.')).toBeVisible();
  await expect(contact(page).field('message')).toHaveValue(topics['free-trial'].message);
  await footerLink(page, company.first.label).click();
  await footerLink(page, 'Contact').click();
  await expect.poll(() => typed(page)).toEqual(empty);
});

test('a message that the browser filled in arrives, and the page shows what was sent', async ({page, host}) => {
  await visit(page, host.url('/contact'));
  const {form, button, field, status} = contact(page);
  // No key is pressed.
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement>(`form[name="contact"] [name="${name}"]`);
      if (control) control.value = value;
    }
  }, inquiry);
  await expect(button).toHaveText('Send Message');
  await button.click();
  await expect(status).toHaveText(success);
  await expect(status).toBeFocused();
  await expect(status).toBeInViewport();
  await expect(field('message')).toBeHidden();
  await expect(form.getByRole('definition')).toHaveText(Object.values(inquiry));
  await expect(form.getByRole('heading', {name: 'What happens next'})).toBeVisible();
  expect(await axe(page, {within: 'form[name="contact"]'})).toEqual([]);
  expect(host.messages()).toEqual([{receivedAt: expect.any(String) as unknown, form: 'contact', fields: inquiry}]);

  await form.getByRole('button', {name: 'Send Another Message'}).click();
  await expect(field('name')).toBeFocused();
  await expect(status).toBeEmpty();
  await page.reload();
  await hydrated(page);
  expect(await typed(page)).toEqual(empty);
});

test('a message that fails stays in the form, beside an error with an email link', async ({page, host, faults}) => {
  await visit(page, host.url('/contact'));
  const long = {...inquiry, message: `${inquiry.message}${' and more'.repeat(6000)}`};
  const {button, status} = contact(page);
  await fill(page, long);
  host.failWith(cutInBody);
  await button.click();
  await expect(status).toContainText(error);
  await expect(status.getByRole('link')).toHaveAttribute('href', `mailto:${user}@${domain}`);
  expect(await typed(page)).toEqual(long);
  expect(faults.messages.filter((text) => /^error: .*was not sent/.test(text))).toHaveLength(1);
  await expect(status).toBeFocused();

  // A screen reader only announces the same error again if it was gone in between.
  host.failWith(answers(503));
  const gone = status.evaluate(
    (region) =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => resolve(region.textContent)).observe(region, {childList: true, subtree: true});
      }),
  );
  await button.click();
  expect(await gone).toBe('');
  await expect(status).toContainText(error);
  expect(await axe(page, {within: 'form[name="contact"]'})).toEqual([]);

  host.failWith();
  await button.click();
  await expect(status).toHaveText(success);
  expect(host.messages().at(-1)?.fields).toEqual(long);
});

test('a double click and the Enter key send one message, which is confirmed after a visit to another page', async ({
  page,
  host,
}) => {
  await visit(page, host.url('/contact'));
  const {button, field, status} = contact(page);
  await fill(page);
  let reply = (): void => undefined;
  host.failWith((request, response, take) => {
    reply = take;
  });
  await button.dblclick();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Sending...');
  await button.click({force: true});
  await field('name').press('Enter');
  await footerLink(page, company.first.label).click();
  // The address changes before the page does.
  await expect(button).toBeHidden();
  await expect.poll(() => host.posts()).toBe(1);
  reply();
  await expect.poll(() => host.messages().length).toBe(1);
  await page.goBack();
  await expect(status).toHaveText(success);
  await page.goForward();
  await expect(page.getByRole('form', {name: 'Contact'})).toBeHidden();
  await page.goBack();
  await expect(status).toHaveText('');
  expect(await typed(page)).toEqual(empty);
  expect(host.posts()).toBe(1);
});

test('a draft is kept in this tab alone, after other pages and a reload while it is being sent', async ({
  page,
  host,
  context,
}) => {
  await visit(page, host.url('/contact'));
  await fill(page);
  await footerLink(page, company.first.label).click();
  await expect(page).toHaveURL(host.url(company.first.to));
  await page.goBack();
  await expect.poll(() => typed(page)).toEqual(inquiry);
  await contact(page).field('message').press('End');
  await page.keyboard.type('!');
  const draft = {...inquiry, message: `${inquiry.message}!`};
  // At every keystroke, in case the tab crashes.
  expect(JSON.parse(await page.evaluate(() => sessionStorage.getItem('draft:contact') ?? ''))).toEqual(draft);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(inquiry.name);
  host.failWith((request) => void request.resume());
  await contact(page).button.click();
  await expect(contact(page).button).toBeDisabled();
  await page.reload();
  await hydrated(page);
  expect(await typed(page)).toEqual(draft);
  await expect(contact(page).button).toBeEnabled();
  const other = await context.newPage();
  await visit(other, host.url('/contact'));
  expect(await typed(other)).toEqual(empty);
});

test('text typed before the script loads replaces an older draft', async ({page, host}) => {
  await page.addInitScript((draft) => {
    sessionStorage.setItem('draft:contact', draft);
  }, JSON.stringify(inquiry));
  const release = await hold(page, '**/*.js');
  await page.goto(host.url('/contact'), {waitUntil: 'commit'});
  await contact(page).field('name').fill('Someone else');
  release();
  await hydrated(page);
  await expect.poll(() => typed(page)).toEqual({...inquiry, name: 'Someone else'});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the form is sent and a page confirms it, and the email address is spelled out', async ({page, host}) => {
    await page.goto(host.url('/contact'));
    await expect(page.getByText(`${user} at ${domain.replace(/\./g, ' dot ')}`)).toBeVisible();
    await expect(page.getByText('Live chat')).toHaveCount(0);
    expect(await page.content()).not.toContain(`${user}@`);
    await fill(page);
    await contact(page).button.click();
    await expect(page).toHaveURL(host.url('/contact/thanks'));
    await expect(page.getByText(success)).toBeVisible();
    // A browser sends line breaks in a form as CRLF.
    expect(host.messages()[0]?.fields).toEqual({...inquiry, message: inquiry.message?.replace('\n', '\r\n')});
  });
});

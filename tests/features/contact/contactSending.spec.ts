import {company as settings} from '../../../src/company';
import {company} from '../../support/menus';
import {contact, empty, error, fill, inquiry, success, typed} from './contact';
import {axe} from '../../support/playwright/axe';
import {answers, cutInBody, expect, hydrated, neverAnswers, test, visit} from '../../support/playwright/host';

const {mail} = settings;

test.beforeEach(async ({page, host}) => {
  await visit(page, host.url('/contact'));
});

test('a message arrives, and the page shows what was sent and what happens next', async ({page, host}) => {
  const {form, button, field, status} = contact(page);
  await fill(page);
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
  expect(await typed(page)).toEqual(empty);
  await page.reload();
  await hydrated(page);
  expect(await typed(page)).toEqual(empty);
});

test('a message that fails stays in the form, beside an error with an email link', async ({page, host}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('was not sent')) logged.push(message.text());
  });
  const long = {...inquiry, message: `${inquiry.message}${' and more'.repeat(6000)}`};
  const {button, status} = contact(page);
  await fill(page, long);
  host.failWith(cutInBody);
  await button.click();
  await expect(status).toContainText(error);
  await expect(status.getByRole('link')).toHaveAttribute('href', `mailto:${mail.user}@${mail.domain}`);
  expect(await typed(page)).toEqual(long);
  expect(logged).toHaveLength(1);
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

test('sending gives up after 15 seconds on a host that never answers', async ({page, host}) => {
  await page.clock.install();
  // The fake clock does not control the browser's own AbortSignal.timeout.
  await page.evaluate(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), time);
      return controller.signal;
    };
  });
  const {button, status} = contact(page);
  await fill(page);
  host.failWith(neverAnswers);
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await page.clock.fastForward(15_000);
  await expect(status).toContainText(error);
  expect(await typed(page)).toEqual(inquiry);
});

test('a double click, a second click and the Enter key send one message', async ({page, host}) => {
  const {button, field, status} = contact(page);
  await fill(page);
  let reply = (): void => undefined;
  host.failWith((request, response, take) => {
    reply = take;
  });
  await button.dblclick();
  await expect(button).toBeDisabled();
  await button.click({force: true});
  await field('name').press('Enter');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[name="contact"]')?.requestSubmit());
  await expect.poll(() => host.posts()).toBe(1);
  reply();
  await expect(status).toHaveText(success);
  expect(host.posts()).toBe(1);
  expect(host.messages()).toHaveLength(1);
});

test('a message that arrives while the visitor is on another page is cleared and confirmed once', async ({
  page,
  host,
}) => {
  const {button, status} = contact(page);
  await fill(page);
  let reply = (): void => undefined;
  host.failWith((request, response, take) => {
    reply = take;
  });
  await button.click();
  await page.getByRole('contentinfo').getByRole('link', {name: company.first.label}).click();
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
});

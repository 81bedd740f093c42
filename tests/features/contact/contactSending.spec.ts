import {company as settings} from '../../../src/company';
import {company} from '../../support/menus';
import {contact, empty, error, fill, inquiry, success, typed} from './contact';
import {
  hydrated,
  answers,
  cutInBody,
  expect,
  neverAnswers,
  test,
  visit,
  type Fault,
} from '../../support/playwright/host';

const {mail} = settings;

test.beforeEach(async ({page, host}) => {
  await visit(page, host.url('/contact'));
});

test('a message arrives, all fields are cleared, and a status confirms it', async ({page, host}) => {
  const {button, status} = contact(page);
  await fill(page);
  await expect(button).toHaveText('Send Message');
  await button.click();
  await expect(status).toHaveText(success);
  await expect(status).toBeFocused();
  expect(await typed(page)).toEqual(empty);
  await expect(button).toHaveText('Send Message');
  expect(host.messages()).toEqual([{receivedAt: expect.any(String) as unknown, form: 'contact', fields: inquiry}]);
  await page.reload();
  await hydrated(page);
  expect(await typed(page)).toEqual(empty);
});

const faults: [string, Fault][] = [
  ['after a 404 from a host without forms', answers(404)],
  ['after a redirect to another page', answers(301, {Location: company.first.to})],
  ['after a connection that breaks in the body', cutInBody],
];

for (const [name, fault] of faults) {
  test(`${name}, the form shows an error with an email link and keeps what was typed`, async ({page, host}) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('was not sent')) logged.push(message.text());
    });
    const long = {...inquiry, message: `${inquiry.message}${' and more'.repeat(6000)}`};
    const {button, status} = contact(page);
    await fill(page, long);
    host.failWith(fault);
    await button.click();
    await expect(status).toContainText(error);
    await expect(status.getByRole('link')).toHaveAttribute('href', `mailto:${mail.user}@${mail.domain}`);
    expect(await typed(page)).toEqual(long);
    expect(logged).toHaveLength(1);
    await expect(button).toBeEnabled();
    await expect(button).toBeFocused();

    host.failWith();
    await button.click();
    await expect(status).toHaveText(success);
    expect(host.messages().at(-1)?.fields).toEqual(long);
  });
}

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

test('text typed while a message is being sent stays in the form', async ({page, host}) => {
  const {button, field, status} = contact(page);
  await fill(page);
  let reply = (): void => undefined;
  host.failWith((request, response, take) => {
    reply = take;
  });
  await button.click();
  await field('message').fill('And one more thing');
  await expect.poll(() => host.posts()).toBe(1);
  reply();
  await expect(status).toHaveText(success);
  expect(await typed(page)).toEqual({...empty, message: 'And one more thing'});
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
  expect(await typed(page)).toEqual(empty);
  await page.goForward();
  await expect(button).toBeHidden();
  await page.goBack();
  await expect(status).toHaveText('');
});

import {company} from '../../support/menus';
import type {Page} from '@playwright/test';
import {company as settings} from '../../../src/company';
import {contact, empty, error, fill, inquiry, success, typed} from './contact';
import {hydrated, expect, hold, neverAnswers, test, visit} from '../../support/playwright/host';

const {mail} = settings;
const inWords = `${mail.user} at ${mail.domain.replace(/\./g, ' dot ')}`;

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name});

test.describe('a draft of a message is kept', () => {
  test.beforeEach(async ({page, host}) => {
    await visit(page, host.url('/contact'));
    await fill(page);
  });

  test('after a reload, even while the message is being sent', async ({page, host}) => {
    await page.reload();
    await hydrated(page);
    expect(await typed(page)).toEqual(inquiry);
    host.failWith(neverAnswers);
    await contact(page).button.click();
    await expect(contact(page).button).toBeDisabled();
    await page.reload();
    await hydrated(page);
    expect(await typed(page)).toEqual(inquiry);
    await expect(contact(page).button).toBeEnabled();
  });

  test('after a visit to another page of the site, back and forward', async ({page, host}) => {
    await footerLink(page, company.first.label).click();
    await expect(page).toHaveURL(host.url(company.first.to));
    await page.goBack();
    await expect(contact(page).form).toBeVisible();
    await expect.poll(() => typed(page)).toEqual(inquiry);
    await page.goForward();
    await footerLink(page, 'Contact').click();
    await expect.poll(() => typed(page)).toEqual(inquiry);
  });

  test('at every keystroke, in this tab alone, in case it crashes', async ({page, host, context}) => {
    await contact(page).field('message').press('End');
    await page.keyboard.type('!');
    const kept = await page.evaluate(() => sessionStorage.getItem('draft:contact'));
    expect(JSON.parse(kept ?? '')).toEqual({...inquiry, message: `${inquiry.message}!`});
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(inquiry.name);
    const other = await context.newPage();
    await visit(other, host.url('/contact'));
    expect(await typed(other)).toEqual(empty);
  });
});

test('with storage blocked, a draft survives an error and navigation', async ({page, host}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, host.url('/contact'));
  await fill(page);
  host.failWith((request) => request.socket.destroy());
  await contact(page).button.click();
  await expect(contact(page).status).toContainText(error);
  await footerLink(page, company.first.label).click();
  await expect(page).toHaveURL(host.url(company.first.to));
  await page.goBack();
  await expect.poll(() => typed(page)).toEqual(inquiry);
  host.failWith();
  await contact(page).button.click();
  await expect(contact(page).status).toHaveText(success);
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

  test('the contact form is sent and a page confirms it', async ({page, host}) => {
    await page.goto(host.url('/contact'));
    await fill(page);
    await contact(page).button.click();
    await expect(page).toHaveURL(host.url('/contact/thanks'));
    await expect(page.getByText(success)).toBeVisible();
    // A browser sends line breaks in a form as CRLF.
    expect(host.messages()[0]?.fields).toEqual({...inquiry, message: inquiry.message?.replace('\n', '\r\n')});
  });

  test('the email address is spelled out and there is no chat', async ({page, host}) => {
    await page.goto(host.url('/contact'));
    await expect(page.getByText(inWords)).toBeVisible();
    await expect(page.getByText('Live chat')).toHaveCount(0);
    expect(await page.content()).not.toContain(`${mail.user}@`);
  });
});

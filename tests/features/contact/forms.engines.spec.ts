import {contactForm, newsletterForm} from '../../../src/features/contact/model/forms';
import {error, inquiry as whole, subscribed, success} from './contact';
import {has, without} from '../../support/features';
import {answers, cutAfterBody, cutInBody} from '../../support/host';
import {company} from '../../support/menus';
import {desktop, expect, test} from '../../engines/support/test';
import type {Visitor} from '../../engines/support/visitor';

const form = 'form[name="contact"]';
const status = `${form} [role="status"]`;
const email = 'a@b.co';
/** Short, because drivers type slowly. */
const short: Readonly<Record<string, string>> = {name: 'Amina', email, company: 'N', message: 'Parcels?'};
const typed = contactForm.fields.filter(({control}) => control !== 'select').map(({name}) => name);
const inquiry = Object.fromEntries(typed.map((name) => [name, short[name] ?? whole[name] ?? '']));

const fill = async (visitor: Visitor) => {
  for (const name of typed) await visitor.fill(`${form} [name="${name}"]`, inquiry[name] ?? '');
};

const values = async (visitor: Visitor) =>
  Object.fromEntries(
    await Promise.all(typed.map(async (name) => [name, await visitor.value(`${form} [name="${name}"]`)] as const)),
  );
const empty = Object.fromEntries(typed.map((name) => [name, '']));

/** Console messages about a form that was refused. */
const refusal = /was not sent|Failed to load resource/;

test.describe('the contact form', () => {
  test.use({expected: refusal});

  test('keeps a message that failed, offers an email link, and sends the message again', async ({visitor, host}) => {
    await visitor.visit('/contact');
    await fill(visitor);
    for (const fault of [answers(503), cutInBody, cutAfterBody]) {
      const before = host.posts();
      host.failWith(fault);
      await visitor.click(`${form} button`);
      await expect.poll(host.posts).toBeGreaterThan(before);
      await expect.poll(() => visitor.text(`${form} button:enabled`)).toBe(contactForm.button);
      expect(await visitor.text(status)).toContain(error);
      expect(await visitor.state(`${status} a`, 'href')).toMatch(/^mailto:/);
      expect(await values(visitor)).toEqual(inquiry);
    }
    host.failWith();
    await visitor.click(`${form} button`);
    await expect.poll(() => visitor.text(status)).toBe(success);
    expect(await values(visitor)).toEqual(empty);
    expect(host.messages().at(-1)).toMatchObject({form: 'contact', fields: {...inquiry, service: ''}});
  });
});

test.describe('the newsletter form', () => {
  test.skip(!has('newsletter'), without('newsletter'));
  test.use({expected: refusal});

  test('keeps an address that was refused and sends it again', async ({visitor, host}) => {
    const box = 'form[name="newsletter"]';
    await visitor.visit(company.first.to);
    await visitor.fill(`${box} [name="email"]`, email);
    host.failWith(answers(500));
    await visitor.click(`${box} button`);
    await expect.poll(() => visitor.text(`${box} [role="status"]`)).toContain(newsletterForm.error);
    expect(await visitor.value(`${box} [name="email"]`)).toBe(email);
    host.failWith();
    await visitor.click(`${box} button`);
    await expect.poll(() => visitor.text(`${box} [role="status"]`)).toBe(subscribed);
    expect(host.messages()).toMatchObject([{form: 'newsletter', fields: {email}}]);
  });
});

test.describe('without JavaScript', () => {
  test.use({view: {...desktop, script: false}});

  test('the browser sends a message and shows the thank-you page', async ({visitor, host}) => {
    await visitor.open('/contact');
    await fill(visitor);
    await visitor.click(`${form} button`);
    await expect.poll(visitor.place).toBe(contactForm.thanks);
    expect(host.messages()).toMatchObject([{form: 'contact', fields: {...inquiry, service: ''}}]);
  });
});

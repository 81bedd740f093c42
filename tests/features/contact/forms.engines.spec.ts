import {contactForm} from '../../../src/features/contact/model/forms';
import {error, inquiry as whole, success} from './contact';
import {answers, cutInBody, type Fault} from '../../support/host';
import {expect, test, type Visitor} from '../../engines/support/test';

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

/** Stores the message, but closes the connection before the answer. */
const cutAfterBody: Fault = (request, response, take) => {
  response.end = () => {
    request.socket.destroy();
    return response;
  };
  take();
};

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
      expect(await visitor.attribute(`${status} a`, 'href')).toMatch(/^mailto:/);
      expect(await values(visitor)).toEqual(inquiry);
    }
    host.failWith();
    await visitor.click(`${form} button`);
    await expect.poll(() => visitor.text(status)).toBe(success);
    expect(await values(visitor)).toEqual(empty);
    expect(host.messages().at(-1)).toMatchObject({form: 'contact', fields: {...inquiry, service: ''}});
  });
});

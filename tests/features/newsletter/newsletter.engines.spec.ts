import {form} from '../../../src/features/newsletter/model/form';
import {expect, test} from '../../engines/support/test';
import {has, without} from '../../support/features';
import {answers} from '../../support/host';
import {company} from '../../support/menus';

test.skip(!has('newsletter'), without('newsletter'));
// A refused form is mentioned in the console.
test.use({expected: /was not sent|Failed to load resource/});

const email = 'a@b.co';

test('the newsletter form keeps an address that was refused and sends it again', async ({visitor, host}) => {
  const box = 'form[name="newsletter"]';
  await visitor.visit(company.first.to);
  await visitor.fill(`${box} [name="email"]`, email);
  host.failWith(answers(500));
  await visitor.click(`${box} button`);
  await expect.poll(() => visitor.text(`${box} [role="status"]`)).toContain(form.error);
  expect(await visitor.value(`${box} [name="email"]`)).toBe(email);
  host.failWith();
  await visitor.click(`${box} button`);
  await expect.poll(() => visitor.text(`${box} [role="status"]`)).toBe(form.success);
  expect(host.messages()).toMatchObject([{form: 'newsletter', fields: {email}}]);
});

import {contactForm} from '@site/src/features/contact/model/forms';
import {send} from '@site/src/features/contact/ui/form/send';

/** Sends a message to a host that answers with a status, at the end of a redirect if there is an address. */
async function outcomeOf(status: number, at?: string): Promise<string> {
  window.fetch = jest.fn().mockResolvedValue({
    ok: status < 300,
    status,
    redirected: at !== undefined,
    url: new URL(at ?? '/', window.location.origin).href,
  });
  return send(contactForm, new URLSearchParams()).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

test.each([200, 201, 204])('a message counts as sent when the response is %d', async (status) => {
  expect(await outcomeOf(status)).toBe('sent');
});

test.each([400, 404, 405, 500, 503])('a message counts as lost when the response is %d', async (status) => {
  expect(await outcomeOf(status)).toBe(`the answer was ${status}`);
});

test('a redirect to the confirmation page of the form counts as sent', async () => {
  expect(await outcomeOf(200, contactForm.thanks)).toBe('sent');
});

test.each(['/', '/company/about', 'https://www.example.com/contact/thanks'])(
  'a redirect to %s counts as lost, although that page answers 200',
  async (address) => {
    expect(await outcomeOf(200, address)).toMatch(/^redirected to /);
  },
);

test('a redirect to the confirmation page of the form that answers 404 counts as lost', async () => {
  expect(await outcomeOf(404, contactForm.thanks)).toMatch(/^redirected to /);
});

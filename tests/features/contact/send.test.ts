import {
  bodyLimit,
  contactForm,
  excessOf,
  honeypotField,
  sendLimit,
  type FieldDefinition,
} from '@site/src/features/contact/model/forms';
import {forms} from '@site/src/features/contact/server/forms';
import {usualLimits} from '@site/src/features/contact/server/relay/limits';
import {encode, send} from '@site/src/features/contact/ui/form/send';

const patience = jest.fn();

/** Sends a message to a host that answers with a status, at the end of a redirect to an address. */
async function outcomeOf(status: number, at = 'nowhere'): Promise<string> {
  window.fetch = jest.fn().mockResolvedValue({
    ok: status < 300,
    status,
    redirected: at !== 'nowhere',
    url: new URL(at, window.location.origin).href,
  });
  AbortSignal.timeout = patience;
  return send(contactForm, new URLSearchParams()).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

test.each([
  [200, 'nowhere', 'sent'],
  [201, 'nowhere', 'sent'],
  [200, contactForm.thanks, 'sent'],
  [400, 'nowhere', 'the answer was 400'],
  [404, 'nowhere', 'the answer was 404'],
  [503, 'nowhere', 'the answer was 503'],
  [200, '/', 'redirected to http://localhost/'],
  [200, 'https://www.example.com/contact/thanks', 'redirected to https://www.example.com/contact/thanks'],
  [404, contactForm.thanks, `redirected to http://localhost${contactForm.thanks}`],
])('the answer %d after a redirect to %s means: %s', async (status, address, outcome) => {
  expect(await outcomeOf(status, address)).toBe(outcome);
});

test('sending gives up after 15 seconds on a host that never answers, and the relay answers before', async () => {
  await outcomeOf(200);
  expect([sendLimit, ...(patience.mock.lastCall as number[])]).toEqual([15_000, 15_000]);
  expect(usualLimits.deadline).toBeLessThan(sendLimit);
});

const note: FieldDefinition = {name: 'note', label: 'Note', control: 'textarea', autoComplete: 'off', maxLength: 12};

test.each([
  ['as many letters as the field takes', 'abcdefghijkl', 0],
  ['one letter more', 'abcdefghijklm', 1],
  ['two Arabic letters, which take six bytes each', 'سل', 0],
  ['three of them', 'سلا', 6],
])('the length of a value counts as it is sent: %s', (_, value, excess) => {
  expect(excessOf(note, value)).toBe(excess);
});

test.each(forms)(
  'every field of the form $name can be at its longest, and an empty honeypot is not sent',
  ({fields}) => {
    const element = document.createElement('form');
    const add = (name: string, value: string) =>
      element.append(Object.assign(document.createElement('textarea'), {name, value}));
    add(honeypotField, '');
    for (const field of fields) add(field.name, 'x'.repeat(100_000 - excessOf(field, 'x'.repeat(100_000))));
    expect([...encode(element).keys()]).toEqual(fields.map(({name}) => name));
    expect(encode(element).toString().length).toBeLessThan(bodyLimit);
  },
);

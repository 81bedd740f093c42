import {contactForm} from '@site/src/features/contact/model/forms';
import {signMeta, takenHeader} from '@site/src/features/contact/model/formReceipt';
import formSignPlugin from '@site/src/features/contact/build/receiptPlugin';
import {send} from '@site/src/features/contact/ui/form/send';
import {read} from '../../../support/files';

const netlify = 'x-nf-request-id';

/** The page of a build for a host with a sign of its own, or of one for our own takers. */
function openPage(sign?: string): void {
  document.head.innerHTML = sign ? `<meta name="${signMeta}" content="${sign}">` : '';
}

async function outcomeOf(answer: {status: number; sign?: string; at?: string}): Promise<string> {
  window.fetch = jest.fn().mockResolvedValue({
    ok: answer.status === 200,
    status: answer.status,
    redirected: answer.at !== undefined,
    url: new URL(answer.at ?? '/', window.location.origin).href,
    headers: {has: (name: string) => name === answer.sign},
  });
  return send(contactForm, new URLSearchParams()).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

describe('a message was taken', () => {
  test('when one of our own takers says so, whatever the host of the build', async () => {
    for (const sign of [undefined, netlify]) {
      openPage(sign);
      expect(await outcomeOf({status: 200, sign: takenHeader})).toBe('sent');
    }
  });

  test('when the host that the page was built for gives its sign', async () => {
    openPage(netlify);
    expect(await outcomeOf({status: 200, sign: netlify})).toBe('sent');
  });

  test('when the answer leads on to the confirmation page of the form', async () => {
    openPage();
    expect(await outcomeOf({status: 200, at: contactForm.thanks})).toBe('sent');
  });
});

describe('a message was not taken', () => {
  const unsigned = 'the answer was 200, without a sign that it was taken';

  test('when a file server answers 200, as it does to every POST', async () => {
    for (const sign of [undefined, netlify]) {
      openPage(sign);
      expect(await outcomeOf({status: 200})).toBe(unsigned);
    }
  });

  test('when the sign is that of a host for which the page was not built', async () => {
    openPage();
    expect(await outcomeOf({status: 200, sign: netlify})).toBe(unsigned);
  });

  test('when the answer is an error, with a sign or without', async () => {
    openPage(netlify);
    expect(await outcomeOf({status: 404, sign: netlify})).toMatch(/^the answer was 404,/);
  });

  test('when the answer leads on to another page', async () => {
    openPage();
    expect(await outcomeOf({status: 200, at: '/company/about', sign: takenHeader})).toMatch(/^led on to /);
  });
});

test('a build for Netlify writes its sign into every page, and any other build none', () => {
  const [, set] = /^ {2}FORM_SIGN = "(.+)"$/m.exec(read('netlify.toml')) ?? [];
  const {FORM_SIGN: before} = process.env;
  const tags = [undefined, set].map((sign) => {
    process.env.FORM_SIGN = sign ?? '';
    return formSignPlugin().injectHtmlTags?.({content: undefined});
  });
  process.env.FORM_SIGN = before ?? '';
  expect(tags).toEqual([{}, {headTags: [{tagName: 'meta', attributes: {name: signMeta, content: netlify}}]}]);
});

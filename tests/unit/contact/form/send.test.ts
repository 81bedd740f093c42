import {contactForm} from '@site/src/features/contact/model/forms';
import {receiptMeta, ownReceiptHeader} from '@site/src/features/contact/model/formReceipt';
import receiptPlugin from '@site/src/features/contact/build/receiptPlugin';
import {send} from '@site/src/features/contact/ui/form/send';
import {read} from '../../../support/files';

const netlify = 'x-nf-request-id';

/** Opens a page built for a host with its own receipt header, or for the site's own receiver. */
function openPage(header?: string): void {
  document.head.innerHTML = header ? `<meta name="${receiptMeta}" content="${header}">` : '';
}

async function outcomeOf(answer: {status: number; header?: string; at?: string}): Promise<string> {
  window.fetch = jest.fn().mockResolvedValue({
    ok: answer.status === 200,
    status: answer.status,
    redirected: answer.at !== undefined,
    url: new URL(answer.at ?? '/', window.location.origin).href,
    headers: {has: (name: string) => name === answer.header},
  });
  return send(contactForm, new URLSearchParams()).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

describe('a message counts as sent', () => {
  test('when the answer has the receipt header of our own servers, whatever the host', async () => {
    for (const header of [undefined, netlify]) {
      openPage(header);
      expect(await outcomeOf({status: 200, header: ownReceiptHeader})).toBe('sent');
    }
  });

  test('when the answer has the receipt header of the host that the page was built for', async () => {
    openPage(netlify);
    expect(await outcomeOf({status: 200, header: netlify})).toBe('sent');
  });

  test('when the answer redirects to the confirmation page of the form', async () => {
    openPage();
    expect(await outcomeOf({status: 200, at: contactForm.thanks})).toBe('sent');
  });
});

describe('a message counts as lost', () => {
  const unconfirmed = 'the answer was 200, without a receipt';

  test('when a static file server answers 200, as it does to every POST', async () => {
    for (const header of [undefined, netlify]) {
      openPage(header);
      expect(await outcomeOf({status: 200})).toBe(unconfirmed);
    }
  });

  test('when the receipt header is that of another host', async () => {
    openPage();
    expect(await outcomeOf({status: 200, header: netlify})).toBe(unconfirmed);
  });

  test('when the answer is an error, even with a receipt header', async () => {
    openPage(netlify);
    expect(await outcomeOf({status: 404, header: netlify})).toMatch(/^the answer was 404,/);
  });

  test('when the answer redirects to another page', async () => {
    openPage();
    expect(await outcomeOf({status: 200, at: '/company/about', header: ownReceiptHeader})).toMatch(/^redirected to /);
  });
});

test('only a build for Netlify names its receipt header in every page', () => {
  const [, set] = /^ {2}FORM_RECEIPT_HEADER = "(.+)"$/m.exec(read('netlify.toml')) ?? [];
  const {FORM_RECEIPT_HEADER: before} = process.env;
  const tags = [undefined, set].map((header) => {
    process.env.FORM_RECEIPT_HEADER = header ?? '';
    return receiptPlugin().injectHtmlTags?.({content: undefined});
  });
  process.env.FORM_RECEIPT_HEADER = before ?? '';
  expect(tags).toEqual([{}, {headTags: [{tagName: 'meta', attributes: {name: receiptMeta, content: netlify}}]}]);
});

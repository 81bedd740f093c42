import {messages} from './messages';

// A status of 200 does not confirm a form: a plain file server answers 200 to a POST too, and the message is lost.

/** The header that our own servers send once they have stored a message. It counts on every host. */
export const ownReceiptHeader = 'Form-Accepted';

/** The name of the meta element that tells a page which header confirms a form on its host. */
export const receiptMeta = 'form-receipt-header';

/** FORM_RECEIPT_HEADER: the header that this build's host sends when it has accepted a form, if it is not one of our own servers. */
export function receiptHeader(env: Record<string, string | undefined>): string | undefined {
  const header = env.FORM_RECEIPT_HEADER?.trim();
  if (!header || /^[a-z][\w-]*$/i.test(header)) return header || undefined;
  throw new Error(messages.receiptHeader({header}));
}

type Answer = Pick<Response, 'ok' | 'redirected' | 'url'> & {readonly headers: Pick<Headers, 'has'>};

/** What confirms a message: a header, or a redirect to the confirmation page. Others turn the POST into a GET. */
export function receiptIn(answer: Answer, confirmation: URL, hostHeader: string | undefined): string | undefined {
  if (!answer.ok) return undefined;
  if (answer.redirected) {
    const {origin, pathname} = new URL(answer.url);
    return origin === confirmation.origin && pathname === confirmation.pathname ? pathname : undefined;
  }
  return [ownReceiptHeader, hostHeader].find((header) => header && answer.headers.has(header));
}

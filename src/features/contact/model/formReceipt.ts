import {messages} from './messages';

/**
 * How the one who took a form shows it. Success alone shows nothing: a plain file server answers 200 to a POST too, and
 * the message is lost.
 */

/** The header with which our own takers answer once they have stored a message. It counts on every host. */
export const takenHeader = 'Form-Taken';

/** The name of the meta element by which a page knows the sign of the host that it was built for. */
export const signMeta = 'form-sign';

/** FORM_SIGN: the header with which the host of this build answers when it has taken a form, if it is none of ours. */
export function formSign(env: Record<string, string | undefined>): string | undefined {
  const sign = env.FORM_SIGN?.trim();
  if (!sign || /^[a-z][\w-]*$/i.test(sign)) return sign || undefined;
  throw new Error(messages.formSign({sign}));
}

type Answer = Pick<Response, 'ok' | 'redirected' | 'url'> & {readonly headers: Pick<Headers, 'has'>};

/**
 * The sign by which an answer shows that the message was taken: a header, or that it led on to the confirmation page of
 * the form. A redirect to any other page turns the POST into a GET, which stores nothing.
 */
export function signOf(answer: Answer, confirmation: URL, sign: string | undefined): string | undefined {
  if (!answer.ok) return undefined;
  if (answer.redirected) {
    const {origin, pathname} = new URL(answer.url);
    return origin === confirmation.origin && pathname === confirmation.pathname ? pathname : undefined;
  }
  return [takenHeader, sign].find((header) => header && answer.headers.has(header));
}

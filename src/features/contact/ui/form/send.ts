import {formContentType, formEndpoint, honeypotField, isSent, sendLimit, type FormDefinition} from '../../model/forms';

/** The form's name and its fields. The honeypot is included only if something filled it. */
export function encode(element: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams([...new FormData(element)].map(([name, value]) => [name, String(value)]));
  if (!body.get(honeypotField)) body.delete(honeypotField);
  return body;
}

/** Resolves when the host has accepted the message, and rejects in every other case, at the latest after the limit. */
export async function send(form: FormDefinition, body: URLSearchParams): Promise<void> {
  const response = await fetch(formEndpoint, {
    method: 'POST',
    headers: {'Content-Type': formContentType},
    body: body.toString(),
    signal: AbortSignal.timeout(sendLimit),
  });
  const {redirected, url, status} = response;
  if (!isSent(form, response, window.location.origin))
    throw new Error(redirected ? `redirected to ${url}` : `the answer was ${status}`);
}

import {
  formContentType,
  formEndpoint,
  formNameField,
  honeypotField,
  isSent,
  sendLimit,
  type FormDefinition,
} from '../../model/forms';
import {valueOf} from './draft';

/** The form's name and its fields. The honeypot is included only if something filled it. */
export function encode(form: FormDefinition, element: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams({[formNameField]: form.name});
  for (const {name} of form.fields) body.set(name, valueOf(element, name));
  const honeypot = valueOf(element, honeypotField);
  if (honeypot) body.set(honeypotField, honeypot);
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

import {
  formContentType,
  formEndpoint,
  formNameField,
  honeypotField,
  sendLimit,
  type FormDefinition,
} from '../../catalogue/forms';
import {valueOf} from './draft';

/** The form's name and its fields. The honeypot is included only when something filled it. */
export function encode(form: FormDefinition, element: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams({[formNameField]: form.name});
  for (const {name} of form.fields) body.set(name, valueOf(element, name));
  const bait = valueOf(element, honeypotField);
  if (bait) body.set(honeypotField, bait);
  return body;
}

/**
 * A redirect turns the POST into a GET of another page, which answers 200 and stores nothing. Only the form's own
 * confirmation page means that the message was accepted.
 */
function isTaken(form: FormDefinition, response: Response): boolean {
  if (!response.ok) return false;
  if (!response.redirected) return true;
  const {origin, pathname} = new URL(response.url);
  return origin === window.location.origin && pathname === form.thanks;
}

/** Resolves when the host has accepted the message, and rejects in every other case, at the latest after the limit. */
export async function send(form: FormDefinition, body: URLSearchParams): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`no answer within ${sendLimit / 1000} s`)), sendLimit);
  try {
    const response = await fetch(formEndpoint, {
      method: 'POST',
      headers: {'Content-Type': formContentType},
      body: body.toString(),
      signal: controller.signal,
    });
    if (!isTaken(form, response)) {
      throw new Error(response.redirected ? `led on to ${response.url}` : `the answer was ${response.status}`);
    }
  } finally {
    clearTimeout(timer);
  }
}

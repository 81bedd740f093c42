import {formContentType, formNameField, formsWith, honeypotField} from '../../model/forms';
import {features} from '../../../../company';
import {messages} from '../messages';

export type Message = {form: string; fields: Record<string, string>};

/** Why a body is refused: the status and the message that the sender gets. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const plainForm = new RegExp(`^${formContentType}\\s*(;\\s*charset="?utf-8"?\\s*)?$`, 'i');

/** Accepts only the encoding and the character set that a plain HTML form uses. */
export function checkContentType(header: string | undefined): void {
  if (!plainForm.test(header ?? '')) throw new Refusal(415, messages.otherType({type: formContentType}));
}

/** URLSearchParams would replace bytes that it cannot decode; a message must arrive unchanged or not at all. */
function checkEncoding(body: string): void {
  if (/[^\x21-\x7e]/.test(body)) throw new Refusal(400, messages.notEncoded);
  try {
    decodeURIComponent(body);
  } catch {
    throw new Refusal(400, messages.notText);
  }
}

/** Accepts a body as the host does: for a known form, with that form's fields. */
export function parseMessage(body: string): Message {
  checkEncoding(body);
  const pairs = new URLSearchParams(body);
  const name = pairs.get(formNameField);
  if (!name) throw new Refusal(400, messages.noFormName({field: formNameField}));
  const form = formsWith(features).find((known) => known.name === name);
  if (!form) throw new Refusal(404, messages.unknownForm({form: name}));
  pairs.delete(formNameField);
  // A message with a filled honeypot is kept: password managers fill it too, and a person can tell the difference.
  if (!pairs.get(honeypotField)) pairs.delete(honeypotField);
  const known = new Set([honeypotField, ...form.fields.map((field) => field.name)]);
  for (const field of pairs.keys()) {
    if (!known.has(field)) throw new Refusal(400, messages.unknownField({form: name, field}));
    if (pairs.getAll(field).length > 1) throw new Refusal(400, messages.sentTwice({field}));
  }
  if (![...pairs.values()].some((value) => value.trim())) throw new Refusal(400, messages.empty);
  return {form: name, fields: Object.fromEntries(pairs)};
}

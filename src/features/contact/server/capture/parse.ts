import {formContentType, formNameField, honeypotField} from '../../model/forms';
import {forms} from '../forms';
import {messages} from '../messages';

export type Message = {form: string; fields: Record<string, string>};

/** Whether the hidden field was filled in: by a bot, or by the password manager of a person who wants to reach us. */
export const isPossibleSpam = ({fields}: Message): boolean => fields[honeypotField] !== undefined;

/** Why a form is refused: the status, the message and the headers that the sender gets. */
export class FormRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

const plainForm = new RegExp(`^${formContentType}\\s*(;\\s*charset="?utf-8"?\\s*)?$`, 'i');

/** Accepts only the encoding and the character set that a plain HTML form uses. */
export function checkContentType(header: string | undefined): void {
  if (!plainForm.test(header ?? '')) throw new FormRefusal(415, messages.wrongContentType({type: formContentType}));
}

/** URLSearchParams would replace bytes that it cannot decode; a message must arrive unchanged or not at all. */
function isEncoded(body: string): boolean {
  try {
    decodeURIComponent(body);
    return !/[^\x21-\x7e]/.test(body);
  } catch {
    return false;
  }
}

/** Accepts a body as the host does: for a known form, with that form's fields. */
export function parseMessage(body: string): Message {
  if (!isEncoded(body)) throw new FormRefusal(400, messages.invalidEncoding);
  const sent = new URLSearchParams(body);
  const name = sent.get(formNameField);
  if (!name) throw new FormRefusal(400, messages.noFormName({field: formNameField}));
  const form = forms.find((known) => known.name === name);
  if (!form) throw new FormRefusal(404, messages.unknownForm({form: name}));
  // A message with a filled honeypot is kept: password managers fill it too, and a person can tell the difference.
  if (!sent.get(honeypotField)) sent.delete(honeypotField);
  const known = [...form.fields.map((field) => field.name), honeypotField].filter((field) => sent.has(field));
  const fields = Object.fromEntries(known.map((field) => [field, sent.get(field) ?? '']));
  if (!Object.values(fields).some((value) => value.trim())) throw new FormRefusal(400, messages.empty);
  return {form: name, fields};
}

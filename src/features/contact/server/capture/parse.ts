import type {IncomingMessage} from 'node:http';
import {
  bodyLimit,
  excessOf,
  formContentType,
  formNameField,
  honeypotField,
  type FormDefinition,
} from '../../model/forms';
import {forms} from '../forms';
import {messages} from '../messages';

export type Message = {form: string; fields: Record<string, string>};

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

/** A body that is too large is read to its end and dropped, so that the sender gets the response. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) throw new FormRefusal(413, messages.tooLarge({limit: bodyLimit / 1024}));
  return Buffer.concat(chunks);
}

const plainForm = new RegExp(`^${formContentType}\\s*(;\\s*charset="?utf-8"?\\s*)?$`, 'i');
const multipart = /^multipart\/form-data;/i;

/** Bytes that cannot be decoded would be replaced; a message must arrive unchanged or not at all. */
function isEncoded(body: string): boolean {
  try {
    decodeURIComponent(body);
    return !/[^\x21-\x7e]/.test(body);
  } catch {
    return false;
  }
}

/** The fields as sent, in either encoding that browsers use for a form. */
export async function sentFields(request: IncomingMessage): Promise<URLSearchParams> {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  if (plainForm.test(type)) {
    const text = body.toString('latin1');
    if (!isEncoded(text)) throw new FormRefusal(400, messages.malformed);
    return new URLSearchParams(text);
  }
  if (!multipart.test(type)) throw new FormRefusal(415, messages.wrongContentType);
  const parts = await new Response(new Uint8Array(body), {headers: {'Content-Type': type}}).formData().catch(() => {
    throw new FormRefusal(400, messages.malformed);
  });
  const fields = new URLSearchParams();
  for (const [name, value] of parts) {
    if (typeof value !== 'string') throw new FormRefusal(415, messages.noFiles);
    fields.append(name, value);
  }
  return fields;
}

/** Accepts a message as the host does: for a known form, with that form's fields. */
export function parseMessage(sent: URLSearchParams): Message {
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

/** Refuses what browsers do not send, because the form's own definition forbids it. */
export function checkFields(form: FormDefinition, {fields}: Message): void {
  for (const field of form.fields) {
    const value = fields[field.name] ?? '';
    if (field.missing && !value.trim()) throw new FormRefusal(400, field.missing);
    if (excessOf(field, value) > 0) throw new FormRefusal(413, messages.fieldTooLong({label: field.label}));
  }
}

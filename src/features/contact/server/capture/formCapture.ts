import {appendFile, mkdir} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {formEndpoint} from '../../model/forms';
import {formNamed, forms} from '../forms';
import {messages} from '../messages';
import {sendText, type Middleware} from '../middleware';
import {FormRefusal, parseMessage, sentFields, type Message} from './parse';

const paths = new Set([formEndpoint, ...forms.map((form) => form.thanks)]);

/** Whether a request sends a form: the script posts to the root of the site, a plain form to its confirmation page. */
export function isFormPost({method, url = ''}: IncomingMessage): boolean {
  return method === 'POST' && paths.has(url.split('?')[0] ?? '');
}

/** Whether a browser shows the answer as a page, because its script does not send the form. */
export const isNavigation = ({headers}: IncomingMessage): boolean => headers.accept?.includes('text/html') ?? false;

/** Confirms a message: with its confirmation page to a browser, with text to a script. */
export function confirm(request: IncomingMessage, response: ServerResponse, {form}: Message): void {
  const {thanks} = formNamed(form);
  if (isNavigation(request)) sendText(response, 303, `See ${thanks}`, {Location: thanks});
  else sendText(response, 200, messages.received);
}

export const formsFile = (siteDir: string): string =>
  path.resolve(siteDir, process.env.FORMS_FILE || '.data/forms.jsonl');

/** Stores a message in a file that only its owner can read, because it contains personal data. */
async function store(file: string, message: Message): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  const line = JSON.stringify({receivedAt: new Date().toISOString(), ...message});
  await appendFile(file, `${line}\n`, {mode: 0o600});
}

/** Stores forms that are sent to the local servers in a file, one JSON object a line. */
export function formCapture(file: string, log: (line: string) => void = console.log): Middleware {
  async function capture(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const message = parseMessage(await sentFields(request));
      await store(file, message);
      log(messages.captured({form: message.form, file}));
      confirm(request, response, message);
    } catch (error) {
      if (error instanceof FormRefusal) return sendText(response, error.status, error.message);
      // An incomplete body is not a message.
      if (!request.complete) return;
      log(messages.notWritten({file, error: String(error)}));
      sendText(response, 500, messages.notStored);
    }
  }
  return (request, response, next) => {
    if (isFormPost(request)) void capture(request, response);
    else next();
  };
}

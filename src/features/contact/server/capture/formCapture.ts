import {appendFile, mkdir} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {bodyLimit, formEndpoint} from '../../model/forms';
import {forms} from '../forms';
import {messages} from '../messages';
import {sendText, type Middleware} from '../middleware';
import {checkContentType, parseMessage, FormRefusal, type Message} from './parse';

const paths = new Set([formEndpoint, ...forms.map((form) => form.thanks)]);

/** A body that is too large is read to its end and dropped, so that the sender gets the response. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  if (size > bodyLimit) throw new FormRefusal(413, messages.tooLarge({limit: bodyLimit / 1024}));
  return Buffer.concat(chunks).toString('latin1');
}

/** Whether a request sends a form: the script posts to the root of the site, a plain form to its confirmation page. */
export function isFormPost({method, url = ''}: IncomingMessage): boolean {
  return method === 'POST' && paths.has(url.split('?')[0] ?? '');
}

type Handlers = {
  /** The message is on the disk when the promise resolves. It can be refused by throwing a FormRefusal. */
  store: (message: Message) => Promise<void>;
  /** What a sender gets instead of a refusal. */
  refused?: (refusal: FormRefusal) => FormRefusal;
  failed: (error: unknown) => void;
};

/** Accepts a form, and responds once it is stored: with its confirmation page to a browser, with text to a script. */
export async function handleForm(
  request: IncomingMessage,
  response: ServerResponse,
  {store, refused, failed}: Handlers,
): Promise<void> {
  try {
    const body = await readBody(request);
    checkContentType(request.headers['content-type']);
    const message = parseMessage(body);
    await store(message);
    const thanks = forms.find((form) => form.name === message.form)?.thanks ?? formEndpoint;
    const navigation = request.headers.accept?.includes('text/html');
    if (navigation) sendText(response, 303, `See ${thanks}`, {Location: thanks});
    else sendText(response, 200, messages.stored);
  } catch (error) {
    if (error instanceof FormRefusal) {
      const {status, message, headers} = refused?.(error) ?? error;
      return sendText(response, status, message, headers);
    }
    // An incomplete body is not a message.
    if (!request.complete) return;
    failed(error);
    sendText(response, 500, messages.notStored);
  }
}

/** The file contains personal data, so only its owner can read it and its folder. */
async function append(file: string, value: object): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true, mode: 0o700});
  await appendFile(file, `${JSON.stringify(value)}\n`, {mode: 0o600});
}

/** Stores forms that are sent to the local servers in a file, one JSON object a line. */
export function formCapture(file: string, log: (line: string) => void = console.log): Middleware {
  const store = async (message: Message) => {
    await append(file, {receivedAt: new Date().toISOString(), ...message});
    log(messages.received({form: message.form, file}));
  };
  const failed = (error: unknown) => log(messages.notWritten({file, error: String(error)}));
  return (request, response, next) => {
    if (isFormPost(request)) void handleForm(request, response, {store, failed});
    else next();
  };
}

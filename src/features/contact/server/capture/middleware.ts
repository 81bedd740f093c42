import type {IncomingMessage, ServerResponse} from 'node:http';
import {takenHeader} from '../../model/formReceipt';
import {bodyLimit, formEndpoint, formsWith} from '../../model/forms';
import {features} from '../../../../company';
import {checkContentType, parseMessage, Refusal, type Message} from './parse';
import type {Middleware} from '../middleware';
import {sendText} from '../sendText';
import {openStore} from './store';

const forms = formsWith(features);
const paths = new Set([formEndpoint, ...forms.map((form) => form.thanks)]);

const tooLarge = new Refusal(
  413,
  `The message is larger than ${bodyLimit / 1024} KiB. Shorten it, or send it by email.`,
);

/** Beyond this a sender is cut off; up to it the rest is read and dropped, so that the sender gets the answer. */
const patience = 32 * bodyLimit;

/** Resolves to undefined when the sender disconnects: an incomplete body is not a message. */
function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else if (size > patience) reject(tooLarge);
    });
    request.on('end', () => (size > bodyLimit ? reject(tooLarge) : resolve(Buffer.concat(chunks))));
    request.on('close', () => resolve(undefined));
    request.on('error', () => resolve(undefined));
  });
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission to write the file was denied',
  EPERM: 'permission to write the file was denied',
  EISDIR: 'the file is a folder',
  ENOTDIR: 'the folder of the file is a file',
};

const reasonOf = ({code = ''}: NodeJS.ErrnoException) => reasons[code] ?? 'writing failed';

async function take(request: IncomingMessage): Promise<Message | undefined> {
  const body = await readBody(request);
  if (!body) return undefined;
  checkContentType(request.headers['content-type']);
  if (request.headers['content-encoding']) throw new Refusal(415, 'A form must be sent without compression.');
  return parseMessage(body);
}

/** Whether a request sends a form: the script posts to the root of the site, a plain form to its confirmation page. */
export function sendsForm({method, url = ''}: IncomingMessage): boolean {
  return method === 'POST' && paths.has(url.split('?')[0] ?? '');
}

type Taker = {
  /** The message is on the disk when the promise resolves. */
  store: (message: Message) => Promise<void>;
  failed: (error: unknown) => void;
};

/**
 * Accepts the forms that the host accepts once the site is there, and answers once the message is stored.
 * A browser is redirected to the form's confirmation page; a script gets a plain answer.
 */
export async function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  {store, failed}: Taker,
): Promise<void> {
  try {
    const message = await take(request);
    if (!message) return;
    await store(message);
    const thanks = forms.find((form) => form.name === message.form)?.thanks ?? formEndpoint;
    const navigation = request.headers.accept?.includes('text/html');
    const taken = {[takenHeader]: 'yes'};
    if (navigation) sendText(response, 303, `See ${thanks}`, {...taken, Location: thanks});
    else sendText(response, 200, 'The message is stored.', taken);
  } catch (error) {
    const headers: Record<string, string> = request.complete ? {} : {Connection: 'close'};
    if (error instanceof Refusal) return sendText(response, error.status, error.message, headers);
    failed(error);
    const reason = `The message could not be stored: ${reasonOf(error as Error)}. Please send it again later.`;
    sendText(response, 500, reason, headers);
  }
}

/** Stores the forms of the local servers in a file. */
export function formCapture(file: string, log: (line: string) => void = console.log): Middleware {
  const append = openStore(file);
  const store = async (message: Message) => {
    await append(message);
    log(`Form "${message.form}" received, stored in ${file}`);
  };
  const failed = (error: unknown) => {
    log(`A message could not be stored in ${file}: ${String(error)}`);
  };
  return (request, response, next) => {
    if (sendsForm(request)) void answerForm(request, response, {store, failed});
    else next();
  };
}

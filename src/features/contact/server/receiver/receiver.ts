import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Refusal} from '../../../../content/refusal';
import {handleForm, isFormPost} from '../capture/formCapture';
import {messages} from '../messages';
import {sendText} from '../middleware';
import {day, minute, second} from './durations';
import {openInbox, type Inbox} from './inbox';
import {limiter, senderOf} from './limits';
import {errorCode, log} from './log';
import type {Settings} from './settings';

/** How long requests and a delivery may continue after the server is asked to stop. Mail servers usually answer sooner. */
const grace = 20 * second;

/** nginx makes `/healthz/messages` public, so it contains no counts. */
async function answerHealth(url: string, response: ServerResponse, {health}: Inbox): Promise<void> {
  const report = await health();
  const status = report.ok ? 200 : 503;
  if (url === '/healthz') sendText(response, status, JSON.stringify(report), {'Content-Type': 'application/json'});
  else sendText(response, status, report.ok ? messages.healthy : messages.unhealthy);
}

/** Accepts the forms of the site on your own server: stores each message, responds, then delivers it. */
export async function startReceiver(settings: Settings) {
  const secondsToWait = limiter(settings.limits);

  function handle(request: IncomingMessage, response: ServerResponse, inbox: Inbox): void {
    const {method = '', url = ''} = request;
    const reads = /^(GET|HEAD)$/.test(method);
    if (/^\/healthz(\/messages)?$/.test(url) && reads) return void answerHealth(url, response, inbox);
    if (!isFormPost(request)) return sendText(response, reads ? 404 : 405, messages.formsOnly);
    const wait = secondsToWait(senderOf(request));
    if (wait === 0) {
      const failed = (error: unknown) => log({event: 'not stored', reason: errorCode(error)});
      return void handleForm(request, response, {store: inbox.store, failed});
    }
    log({event: 'rate limited'});
    const text = messages.tooMany({minutes: Math.ceil((wait * second) / minute)});
    return sendText(response, 429, text, {'Retry-After': String(wait)});
  }

  // The port is opened first, so that a second receiver on it touches nothing.
  const server = createServer((request, response) => void opening.then((inbox) => handle(request, response, inbox)));
  const listening = once(server.listen(settings.port, '127.0.0.1'), 'listening').catch((error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Refusal(code === 'EADDRINUSE' ? messages.portTaken({port: settings.port}) : message);
  });
  const opening = listening.then(() => openInbox(settings));
  const inbox = await opening.catch((error: unknown) => {
    server.close();
    throw error;
  });
  const {port} = server.address() as AddressInfo;
  const daily = setInterval(() => void inbox.deleteOld(), day);
  log({event: 'listening', port});

  async function stop(): Promise<void> {
    log({event: 'stopping'});
    clearInterval(daily);
    const ended = Promise.all([once(server.close(), 'close'), inbox.stop()]);
    await Promise.race([ended, once(AbortSignal.timeout(grace), 'abort')]);
    log({event: 'stopped'});
  }

  return {port, stop, again: inbox.again};
}

import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Refusal} from '../../../../content/refusal';
import {handleForm, isFormPost} from '../capture/formCapture';
import {FormRefusal, type Message} from '../capture/parse';
import {messages} from '../messages';
import {sendText} from '../middleware';
import {day, hour, minute, second} from './clock';
import type {Channel} from './delivery';
import {healthOf} from './health';
import {limiter, senderOf} from './limits';
import {lockFolder} from './lock';
import {errorCode, log} from './log';
import {mailProblem, sendByMail, sendConfirmation} from './mail';
import {openOutbox} from './outbox';
import type {Settings} from './settings';
import {spoolIn} from './spool';
import {takeOver} from './takeOver';
import {sendToWebhook} from './webhook';

/** How long requests and a delivery may continue after the server is asked to stop. Mail servers usually answer sooner. */
const grace = 20 * second;

/** A proxy sends a form at once. Anything slower only keeps a connection busy. */
const slowest = {requestTimeout: 5 * second, headersTimeout: 5 * second, connectionsCheckingInterval: second};

/** Opens the folder for this process alone, and delivers what is in it. */
async function openFolder({folder, mail, webhook, confirms}: Settings, lost: () => void) {
  const spool = spoolIn(folder);
  const refused = (error: unknown): never => {
    throw new Refusal(messages.folderNotWritable({folder, code: errorCode(error)}));
  };
  await spool.prepare().catch(refused);
  const unlock = await lockFolder(folder, lost);
  try {
    await spool.removeUnfinished();
    await spool.probe().catch(refused);
    const count = await takeOver(folder, spool);
    if (count > 0) log({event: 'taken over', count});
    const channels: Channel[] = [{name: 'mail', send: sendByMail(mail)}];
    if (webhook) channels.push({name: 'webhook', send: sendToWebhook(webhook)});
    if (confirms) channels.push({name: 'confirmation', send: sendConfirmation(mail)});
    return {spool, unlock, outbox: await openOutbox(spool, channels)};
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The first moment of the months for which the privacy policy allows us to keep a message. */
function monthsAgo(months: number): string {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

/** Accepts the forms of the site on your own server: stores each message, responds, then delivers it. */
export async function startReceiver(settings: Settings) {
  const accepted = limiter(settings.limits);
  const refused = limiter(settings.limits);

  function tooMany(wait: number): FormRefusal {
    log({event: 'rate limited'});
    const minutes = Math.ceil((wait * second) / minute);
    return new FormRefusal(429, messages.tooMany({minutes}), {'Retry-After': String(wait), Connection: 'close'});
  }

  type Open = Awaited<ReturnType<typeof openFolder>> & {health: ReturnType<typeof healthOf>};

  /** nginx makes `/healthz/messages` public, so it contains no counts. */
  async function answerHealth(url: string, response: ServerResponse, {health}: Open): Promise<void> {
    const report = await health();
    const status = report.ok ? 200 : 503;
    if (url === '/healthz') sendText(response, status, JSON.stringify(report), {'Content-Type': 'application/json'});
    else sendText(response, status, report.ok ? messages.healthy : messages.unhealthy);
  }

  function handle(request: IncomingMessage, response: ServerResponse, open: Open): void {
    const {method = '', url = ''} = request;
    const reads = /^(GET|HEAD)$/.test(method);
    if (/^\/healthz(\/messages)?$/.test(url) && reads) return void answerHealth(url, response, open);
    if (!isFormPost(request)) return sendText(response, reads ? 404 : 405, messages.formsOnly);
    const sender = senderOf(request);
    void handleForm(request, response, {
      async store(message: Message) {
        const wait = accepted.secondsToWait(sender);
        if (wait > 0) throw tooMany(wait);
        await open.outbox.store(message);
      },
      // What is refused never counts against the messages of others.
      refused(refusal) {
        const wait = refusal.status === 429 ? 0 : refused.secondsToWait(sender);
        return wait > 0 ? tooMany(wait) : refusal;
      },
      failed: (error) => log({event: 'not stored', reason: errorCode(error)}),
    });
  }

  // The port is opened first, so that a second receiver on it touches nothing.
  const server = createServer(
    slowest,
    (request, response) => void opening.then((open) => handle(request, response, open)),
  );
  const listening = once(server.listen(settings.port, '127.0.0.1'), 'listening').catch((error: unknown) => {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Refusal(code === 'EADDRINUSE' ? messages.taken({what: `port ${settings.port}`}) : message);
  });
  const opening = listening.then(async (): Promise<Open> => {
    const opened = await openFolder(settings, () => void stop());
    const mail = () => mailProblem(settings.mail);
    return {...opened, health: healthOf({...opened, limits: accepted, mailProblem: mail})};
  });
  const {spool, outbox, unlock} = await opening.catch((error: unknown) => {
    server.close();
    throw error;
  });
  const {port} = server.address() as AddressInfo;

  async function deleteOld(): Promise<void> {
    try {
      const count = await spool.deleteBefore(monthsAgo(settings.months));
      if (count > 0) log({event: 'deleted', count});
    } catch (error) {
      log({event: 'not written', reason: errorCode(error)});
    }
  }
  // Not at the start: the date of a server that has just started may be wrong, and is right an hour later.
  const timers = [setTimeout(() => void deleteOld(), hour), setInterval(() => void deleteOld(), day)];
  log({event: 'listening', port});

  async function stop(): Promise<void> {
    log({event: 'stopping'});
    timers.forEach(clearTimeout);
    const ended = Promise.all([once(server.close(), 'close'), outbox.stop()]);
    await Promise.race([ended, once(AbortSignal.timeout(grace), 'abort')]);
    await unlock();
    log({event: 'stopped'});
  }

  return {port, stop, again: outbox.again};
}

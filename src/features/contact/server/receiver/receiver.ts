import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answerForm, sendsForm} from '../capture/middleware';
import type {Message} from '../capture/parse';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import {sendText} from '../sendText';
import {day, minute, second, systemClock, type Clock} from './clock';
import {openDeliveries, sumOf} from './delivery';
import {holdFolder} from './folder';
import {healthOf} from './health';
import {addedAt, openJournal} from './journal';
import {limiter, senderOf} from './limits';
import {jsonLog, kindOf, type Log} from './log';
import {mailProblem, sendByMail} from './mail';
import type {Settings} from './settings';
import {isPossiblySpam, openMessages, type Messages} from './storedMessages';
import {sendToWebhook} from './webhook';

export type Receiver = {port: number; stop: () => Promise<void>; again: () => Promise<unknown>};

export type Surroundings = {clock?: Clock; log?: Log};

/** How long a delivery may continue after the server is asked to stop. Mail servers usually answer sooner. */
const grace = 20 * second;

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', ({code, message}: NodeJS.ErrnoException) => {
      reject(new Refusal(code === 'EADDRINUSE' ? messages.portTaken({port}) : message));
    });
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Requests may finish; idle connections are not waited for. */
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5 * second).unref();
  });

function monthsBefore(now: number, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

/** Mail, and the webhook if there is one, each with a journal of its own. */
async function openChannels({folder, mail, webhook}: Settings, messages: Messages, clock: Clock, log: Log) {
  const channel = {messages, clock};
  const byMail = {...channel, send: sendByMail(mail), journal: openJournal(path.join(folder, 'journal.jsonl')), log};
  if (!webhook) return [byMail];
  const journal = openJournal(path.join(folder, 'webhook.jsonl'));
  const since = await addedAt(journal, clock.now());
  const toWebhook: Log = (event) => log({...event, to: 'webhook'});
  return [byMail, {...channel, send: sendToWebhook(webhook), journal, since, log: toWebhook}];
}

/** What the server does with messages: stores them, delivers them, and deletes them when their time is over. */
async function openInbox(settings: Settings, clock: Clock, log: Log) {
  const {folder, months, mail} = settings;
  const release = await holdFolder(folder);
  const stored = openMessages(path.join(folder, 'messages.jsonl'), clock);
  const channels = await openChannels(settings, stored, clock, log);

  async function deleteOld(): Promise<void> {
    const before = monthsBefore(clock.now(), months);
    try {
      const count = await stored.deleteBefore(before);
      if (count > 0) await Promise.all(channels.map(({journal}) => journal.deleteBefore(before)));
      if (count > 0) log({event: 'deleted', count});
    } catch (error) {
      log({event: 'not written', reason: kindOf(error)});
    }
  }

  await deleteOld();
  const deliveries = await Promise.all(channels.map(openDeliveries));
  let possiblySpam = 0;
  for await (const message of stored.all()) if (isPossiblySpam(message)) possiblySpam += 1;

  async function store(message: Message): Promise<void> {
    const added = await stored.add(message);
    const isSpam = isPossiblySpam(added);
    if (isSpam) possiblySpam += 1;
    log({event: 'stored', id: added.id, form: added.form, ...(isSpam && {possiblySpam: true})});
    for (const {add} of deliveries) add(added);
  }

  const counts = () => sumOf(deliveries.map((one) => one.counts()));
  const health = healthOf({folder, mailProblem: mailProblem(mail), clock, counts, possiblySpam: () => possiblySpam});

  async function stop(): Promise<void> {
    const late = once(AbortSignal.timeout(grace), 'abort');
    await Promise.race([Promise.all(deliveries.map((one) => one.stop())), late]);
    await stored.settled();
    release();
  }

  return {
    store,
    health,
    deleteOld,
    stop,
    start: () => deliveries.forEach((one) => one.start()),
    again: () => Promise.all(deliveries.map((one) => one.again())),
  };
}

type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** nginx shows the second address to everybody, so it has no counts. */
async function answerHealth(url: string, response: ServerResponse, {health}: Inbox): Promise<void> {
  const found = await health();
  const status = found.ok ? 200 : 503;
  if (url === '/healthz') sendText(response, status, JSON.stringify(found), {'Content-Type': 'application/json'});
  else sendText(response, status, found.ok ? messages.well : messages.unwell);
}

/** Takes the forms of the site on a server of one's own: stores each message, answers, then delivers it. */
export async function startReceiver(
  settings: Settings,
  {clock = systemClock, log = jsonLog}: Surroundings = {},
): Promise<Receiver> {
  const secondsToWait = limiter(settings.limits, clock);

  function handle(request: IncomingMessage, response: ServerResponse, inbox: Inbox): void {
    const {method = '', url = ''} = request;
    const reads = /^(GET|HEAD)$/.test(method);
    if (/^\/healthz(\/messages)?$/.test(url) && reads) return void answerHealth(url, response, inbox);
    if (!sendsForm(request)) return sendText(response, reads ? 404 : 405, messages.formsOnly);
    const wait = secondsToWait(senderOf(request));
    if (wait === 0) {
      const failed = (error: unknown) => log({event: 'not stored', reason: kindOf(error)});
      return void answerForm(request, response, {store: inbox.store, failed});
    }
    log({event: 'turned away'});
    const text = messages.tooMany({minutes: Math.ceil((wait * second) / minute)});
    return sendText(response, 429, text, {'Retry-After': String(wait)});
  }

  // The port comes first: a second receiver on it touches nothing.
  const server = createServer({maxHeaderSize: 32 * 1024});
  const opening = listen(server, settings.port).then(() => openInbox(settings, clock, log));
  server.on('request', (request, response) => void opening.then((inbox) => handle(request, response, inbox)));
  const inbox = await opening.catch(async (error: unknown) => {
    server.close();
    throw error;
  });
  const {port} = server.address() as AddressInfo;
  inbox.start();
  log({event: 'listening', port});

  const ending = new AbortController();
  const daily = (async () => {
    while (!ending.signal.aborted) {
      await clock.sleep(day, ending.signal);
      if (!ending.signal.aborted) await inbox.deleteOld();
    }
  })();

  async function stop(): Promise<void> {
    log({event: 'stopping'});
    ending.abort();
    await Promise.all([close(server), inbox.stop(), daily]);
    log({event: 'stopped'});
  }

  return {port, stop, again: inbox.again};
}

import {rm} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answerForm, sendsForm} from '../capture/middleware';
import type {Message} from '../capture/parse';
import {sendText} from '../sendText';
import {guardClients} from '../slowClients';
import {day, minute, second, systemClock, type Clock} from './clock';
import {openDeliveries} from './delivery';
import {holdFolder} from './folder';
import {healthOf} from './health';
import {openJournal, type Channel} from './journal';
import {limiter, senderOf} from './limits';
import {jsonLog, kindOf, type Log} from './log';
import {sendByMail} from './mail';
import {isPossiblySpam, openMessages} from './messages';
import type {Settings} from './settings';
import {sendToWebhook} from './webhook';

export type Receiver = {port: number; stop: () => Promise<void>; again: () => Promise<unknown>};

export type Surroundings = {clock?: Clock; log?: Log};

/** How long a delivery may continue after the server is asked to stop. Mail servers usually answer sooner. */
const grace = 20 * second;

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Requests may finish; idle connections are not waited for. */
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5 * second).unref();
  });

function monthsBefore(now: number, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

/** Takes the forms of the site on a server of one's own: stores each message, answers, then delivers it. */
export async function startReceiver(
  {port, folder, months, mail, webhook, limits}: Settings,
  {clock = systemClock, log = jsonLog}: Surroundings = {},
): Promise<Receiver> {
  const lock = await holdFolder(folder);
  const channels = {mail: sendByMail(mail), ...(webhook ? {webhook: sendToWebhook(webhook)} : {})};
  const messages = openMessages(path.join(folder, 'messages.jsonl'), Object.keys(channels) as Channel[], clock);
  const journal = openJournal(path.join(folder, 'journal.jsonl'));

  async function deleteOld(): Promise<void> {
    const before = monthsBefore(clock.now(), months);
    try {
      const count = await messages.deleteBefore(before);
      if (count > 0) await journal.deleteBefore(before);
      if (count > 0) log({event: 'deleted', count});
    } catch (error) {
      log({event: 'not written', reason: kindOf(error)});
    }
  }

  // What a kill in the middle of a deletion has left holds messages too.
  for (const file of ['messages', 'journal']) await rm(path.join(folder, `${file}.jsonl.next`), {force: true});
  await deleteOld();
  const deliveries = await openDeliveries({channels, messages, journal, clock, log});
  const secondsToWait = limiter(limits, clock);

  let possiblySpam = 0;
  for await (const message of messages.all()) if (isPossiblySpam(message)) possiblySpam += 1;
  const health = healthOf({folder, mail, clock, counts: deliveries.counts, possiblySpam: () => possiblySpam});

  async function store(message: Message): Promise<void> {
    const stored = await messages.add(message);
    const isSpam = isPossiblySpam(stored);
    if (isSpam) possiblySpam += 1;
    log({event: 'stored', id: stored.id, form: stored.form, ...(isSpam && {possiblySpam: true})});
    deliveries.add(stored);
  }

  /** nginx shows the second address to everybody, so it has no counts. */
  async function answerHealth(url: string, response: ServerResponse): Promise<void> {
    const found = await health();
    const status = found.ok ? 200 : 503;
    if (url === '/healthz') sendText(response, status, JSON.stringify(found), {'Content-Type': 'application/json'});
    else sendText(response, status, found.ok ? 'Messages are stored and sent.' : 'Messages need attention.');
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const {method = '', url = ''} = request;
    const reads = /^(GET|HEAD)$/.test(method);
    if (/^\/healthz(\/messages)?$/.test(url) && reads) return void answerHealth(url, response);
    if (!sendsForm(request)) {
      return sendText(response, reads ? 404 : 405, 'Only the forms of the site are received here.');
    }
    const wait = secondsToWait(senderOf(request));
    if (wait === 0) {
      const failed = (error: unknown) => log({event: 'not stored', reason: kindOf(error)});
      return void answerForm(request, response, {store, failed});
    }
    log({event: 'turned away'});
    const minutes = Math.ceil((wait * second) / minute);
    const text = `Too many messages came at once. Please send it again in ${minutes} minutes.`;
    return sendText(response, 429, text, {'Retry-After': String(wait)});
  }

  const server = createServer({maxHeaderSize: 32 * 1024}, handle);
  server.maxConnections = 500;
  guardClients(server);
  const listening = await listen(server, port).catch((error: unknown) => {
    lock.close();
    throw error;
  });
  deliveries.start();
  log({event: 'listening', port: listening});

  const ending = new AbortController();
  const daily = (async () => {
    while (!ending.signal.aborted) {
      await clock.sleep(day, ending.signal);
      if (!ending.signal.aborted) await deleteOld();
    }
  })();

  async function stop(): Promise<void> {
    log({event: 'stopping'});
    ending.abort();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), grace);
    await Promise.all([close(server), deliveries.stop(late.signal), daily]);
    clearTimeout(timer);
    await messages.settled();
    await new Promise((resolve) => lock.close(resolve));
    log({event: 'stopped'});
  }

  return {port: listening, stop, again: deliveries.again};
}

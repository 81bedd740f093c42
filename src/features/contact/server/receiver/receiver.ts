import {once} from 'node:events';
import {chmod, mkdir, rm} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answerForm, sendsForm} from '../capture/middleware';
import type {Message} from '../capture/parse';
import {messages} from '../messages';
import {sendText} from '../sendText';
import {guardClients} from '../slowClients';
import {day, minute, second, systemClock, type Clock} from './clock';
import {openDeliveries} from './delivery';
import {healthOf, probe} from './health';
import {openJournal} from './journal';
import {limiter, senderOf} from './limits';
import {jsonLog, kindOf, type Log} from './log';
import {mailProblem, sendByMail} from './mail';
import {StartError, type Settings} from './settings';
import {isPossiblySpam, openMessages} from './storedMessages';

export type Receiver = {port: number; stop: () => Promise<void>; again: () => Promise<unknown>};

export type Surroundings = {clock?: Clock; log?: Log};

/** How long a delivery may continue after the server is asked to stop. Mail servers usually answer sooner. */
const grace = 20 * second;

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', ({code, message}: NodeJS.ErrnoException) => {
      reject(new StartError(code === 'EADDRINUSE' ? messages.portTaken({port}) : message));
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

/** Personal data: nobody else may look into the folder, even if it was there before. */
async function makePrivate(folder: string): Promise<void> {
  try {
    await mkdir(folder, {recursive: true, mode: 0o700});
    await chmod(folder, 0o700);
    await probe(folder);
    // What a kill in the middle of a deletion has left holds messages too.
    for (const name of ['messages', 'journal']) await rm(path.join(folder, `${name}.jsonl.next`), {force: true});
  } catch (error) {
    throw new StartError(messages.closedFolder({folder, code: kindOf(error)}));
  }
}

function monthsBefore(now: number, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

/** What the server does with messages: stores them, delivers them, and deletes them when their time is over. */
async function openInbox({folder, months, mail}: Settings, clock: Clock, log: Log) {
  await makePrivate(folder);
  const stored = openMessages(path.join(folder, 'messages.jsonl'), clock);
  const journal = openJournal(path.join(folder, 'journal.jsonl'));

  async function deleteOld(): Promise<void> {
    const before = monthsBefore(clock.now(), months);
    try {
      const count = await stored.deleteBefore(before);
      if (count > 0) await journal.deleteBefore(before);
      if (count > 0) log({event: 'deleted', count});
    } catch (error) {
      log({event: 'not written', reason: kindOf(error)});
    }
  }

  await deleteOld();
  const deliveries = await openDeliveries({send: sendByMail(mail), messages: stored, journal, clock, log});
  let possiblySpam = 0;
  for await (const message of stored.all()) if (isPossiblySpam(message)) possiblySpam += 1;

  async function store(message: Message): Promise<void> {
    const added = await stored.add(message);
    const isSpam = isPossiblySpam(added);
    if (isSpam) possiblySpam += 1;
    log({event: 'stored', id: added.id, form: added.form, ...(isSpam && {possiblySpam: true})});
    deliveries.add(added);
  }

  const {counts} = deliveries;
  const health = healthOf({folder, mailProblem: mailProblem(mail), clock, counts, possiblySpam: () => possiblySpam});
  return {store, health, deliveries, deleteOld, settled: stored.settled};
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

  // Two receivers would send every mail twice: the port comes first, because only one can have it.
  const server = createServer({maxHeaderSize: 32 * 1024});
  server.maxConnections = 500;
  guardClients(server);
  const opening = listen(server, settings.port).then(() => openInbox(settings, clock, log));
  server.on('request', (request, response) => void opening.then((inbox) => handle(request, response, inbox)));
  const inbox = await opening.catch(async (error: unknown) => {
    server.close();
    throw error;
  });
  const {port} = server.address() as AddressInfo;
  inbox.deliveries.start();
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
    const late = once(AbortSignal.timeout(grace), 'abort');
    await Promise.all([close(server), Promise.race([inbox.deliveries.stop(), late]), daily]);
    await inbox.settled();
    log({event: 'stopped'});
  }

  return {port, stop, again: inbox.deliveries.again};
}

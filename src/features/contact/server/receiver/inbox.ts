import {randomUUID} from 'node:crypto';
import path from 'node:path';
import {isPossibleSpam, type Message, type StoredMessage} from '../capture/parse';
import {openJsonl} from '../jsonl';
import {openDeliveries} from './delivery';
import {lockFolder} from './folder';
import {healthOf} from './health';
import {addedAt, type Entry} from './journal';
import {errorCode, log} from './log';
import {mailProblem, sendByMail} from './mail';
import type {Settings} from './settings';
import {sendToWebhook} from './webhook';

function monthsAgo(months: number): string {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

/** Stores messages, delivers them, and deletes them when their time is over. */
export async function openInbox({folder, months, mail, webhook}: Settings) {
  const release = await lockFolder(folder);
  const messages = openJsonl<StoredMessage>(path.join(folder, 'messages.jsonl'));
  const mailJournal = openJsonl<Entry>(path.join(folder, 'journal.jsonl'));
  const webhookJournal = openJsonl<Entry>(path.join(folder, 'webhook.jsonl'));

  /** No entry is older than its message, so old entries belong to messages that are deleted. */
  async function deleteOld(): Promise<void> {
    const before = monthsAgo(months);
    try {
      const count = await messages.keep(({receivedAt}) => receivedAt >= before);
      for (const journal of [mailJournal, webhookJournal]) {
        await journal.keep(({at, did}) => at >= before || did === 'added');
      }
      if (count > 0) log({event: 'deleted', count});
    } catch (error) {
      log({event: 'not written', reason: errorCode(error)});
    }
  }

  await deleteOld();
  const channels = [await openDeliveries({send: sendByMail(mail), messages, journal: mailJournal})];
  if (webhook) {
    const since = await addedAt(webhookJournal);
    const send = sendToWebhook(webhook);
    channels.push(await openDeliveries({send, messages, journal: webhookJournal, since, to: 'webhook'}));
  }
  let possiblySpam = 0;

  function deliver(message: StoredMessage): void {
    if (isPossibleSpam(message)) possiblySpam += 1;
    for (const {add} of channels) add(message);
  }
  for await (const message of messages.all()) deliver(message);

  return {
    deleteOld,
    health: healthOf({
      folder,
      mailProblem: () => mailProblem(mail),
      jobs: () => channels.flatMap(({jobs}) => jobs()),
      possiblySpam: () => possiblySpam,
    }),
    async store(message: Message) {
      const stored = {receivedAt: new Date().toISOString(), id: randomUUID(), ...message};
      await messages.add(stored);
      log({event: 'stored', id: stored.id, form: stored.form, ...(isPossibleSpam(stored) && {possiblySpam: true})});
      deliver(stored);
    },
    async again() {
      await Promise.all(channels.map(({again}) => again()));
    },
    /** Resolves once no delivery is under way. */
    async stop() {
      await Promise.all(channels.map(({stop}) => stop()));
      release();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

import {setTimeout} from 'node:timers/promises';
import {isPossibleSpam, type StoredMessage} from '../capture/parse';
import type {Jsonl} from '../jsonl';
import {day, hour, minute} from './durations';
import type {Entry, Status} from './journal';
import {errorCode, log} from './log';

/** A message that was refused for good is not tried again. */
export type Outcome = {did: 'sent' | 'failed' | 'unknown'; reason?: string; isPermanent?: boolean};

/** Tries to deliver a message once. It waits for `mark` before the other side can have the message. */
export type Send = (message: StoredMessage, mark: () => Promise<void>) => Promise<Outcome>;

type Options = {
  send: Send;
  messages: Jsonl<StoredMessage>;
  journal: Jsonl<Entry>;
  /** Earlier messages are not sent to this channel. */
  since?: string;
  to?: 'webhook';
};

/** A message that was given up is never due, unless the operator retries it. */
export type Job = {id: string; receivedAt: number; spam: boolean; attempt: number; unknown: number; due: number};

export const never = Infinity;

/** One minute, then twice as long each time, up to four hours. Greylisting usually ends within minutes. */
export const pauseAfter = (attempt: number) => Math.min(minute * 2 ** (attempt - 1), 4 * hour);

/** With these pauses, about a week. A message that was given up stays stored, and the log reports it. */
export const maxAttempts = 50;

/** A server that drops the connection after every mail may have accepted each one. This limits the number of copies. */
export const maxUnknown = 5;

const dueAfter = ({did, at, attempt}: Entry) => (did === 'given up' ? never : Date.parse(at) + pauseAfter(attempt));

/**
 * Delivers to one channel, mail or the webhook, one message at a time.
 *
 * Guarantees, even if this process is killed at any moment: a message that was confirmed is stored, and a stored message
 * is tried until the mail server accepts it, refuses it for good, or a week has passed. It arrives once, with one
 * exception that SMTP cannot avoid: if the connection or the process ends between the last byte of a message and the
 * reply, only the mail server knows whether it has accepted the message. It is then sent again, because a second copy
 * can be recognized by its Message-ID, but a lost message cannot be recovered.
 */
export async function openDeliveries({send, messages, journal, since = '', to}: Options) {
  const jobs = new Map<string, Job>();
  const ending = new AbortController();
  let wake = new AbortController();

  const lastEntries = new Map<string, Entry>();
  for await (const entry of journal.all()) lastEntries.set(entry.id, entry);

  /** Waits until the time is over, or until the operator, a new message or a shutdown ends the pause. */
  async function pause(time: number): Promise<void> {
    wake = new AbortController();
    const signal = AbortSignal.any([wake.signal, ending.signal]);
    await setTimeout(time, undefined, {signal}).catch(() => undefined);
  }

  const record = ({id, attempt, unknown}: Job, did: Status, reason?: string) =>
    journal.add({at: new Date().toISOString(), id, did, attempt, unknown, reason});

  /** Reads a message only when it is due, so that a backlog takes no memory. */
  async function find(id: string): Promise<StoredMessage | undefined> {
    for await (const message of messages.all()) if (message.id === id) return message;
    return undefined;
  }

  async function tryOnce(job: Job): Promise<Outcome | undefined> {
    try {
      const message = await find(job.id);
      job.attempt += 1;
      return message && (await send(message, () => record({...job, unknown: job.unknown + 1}, 'sending')));
    } catch (error) {
      return {did: 'failed', reason: errorCode(error)};
    }
  }

  async function isRecorded(job: Job, did: Status, reason?: string): Promise<boolean> {
    try {
      await record(job, did, reason);
      return true;
    } catch (error) {
      log({event: 'not written', id: job.id, to, reason: errorCode(error)});
      return false;
    }
  }

  async function attempt(job: Job): Promise<void> {
    const outcome = await tryOnce(job);
    if (!outcome || outcome.did === 'sent') jobs.delete(job.id);
    if (!outcome) return;
    const {did, reason, isPermanent} = outcome;
    if (did === 'unknown') job.unknown += 1;
    const isFinal = isPermanent || job.attempt >= maxAttempts || job.unknown >= maxUnknown;
    const status = did !== 'sent' && isFinal ? 'given up' : did;
    job.due = status === 'given up' ? never : Date.now() + pauseAfter(job.attempt);
    // The outcome must be recorded before anything else is sent, or a restart would send the message again.
    while (!(await isRecorded(job, status, reason)) && !ending.signal.aborted) await pause(minute);
    const about = {id: job.id, to, attempt: job.attempt, reason};
    if (status === 'sent' || status === 'given up') log({event: status, ...about});
    else log({event: 'delayed', ...about, next: new Date(job.due).toISOString()});
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const [next] = [...jobs.values()].sort((a, b) => a.due - b.due);
      const wait = next ? Math.min(next.due - Date.now(), day) : day;
      await (next && wait <= 0 ? attempt(next) : pause(wait));
    }
  }

  const running = run();
  return {
    jobs: () => [...jobs.values()],
    add(message: StoredMessage) {
      const {id, receivedAt} = message;
      const last = lastEntries.get(id);
      if (last?.did === 'sent' || receivedAt < since) return;
      const {attempt = 0, unknown = 0} = last ?? {};
      const due = last ? dueAfter(last) : 0;
      jobs.set(id, {id, receivedAt: Date.parse(receivedAt), spam: isPossibleSpam(message), attempt, unknown, due});
      wake.abort();
    },
    /** Resolves once the current attempt is over. Waiting messages are tried after the next start. */
    stop() {
      ending.abort();
      return running;
    },
    /** Makes all waiting messages due, and retries those that were given up. */
    async again() {
      for (const job of jobs.values()) {
        if (job.due === never) await isRecorded(Object.assign(job, {attempt: 0, unknown: 0}), 'again');
        job.due = 0;
      }
      wake.abort();
    },
  };
}

import {setTimeout} from 'node:timers/promises';
import {isPossibleSpam, type StoredMessage} from '../capture/parse';
import {day, hour, minute, monotonic} from './clock';
import {errorCode, log} from './log';
import type {ChannelName, Spool, State, Status} from './spool';

/** A message that was refused for good is not tried again. */
export type Outcome = {did: 'sent' | 'failed' | 'unknown'; reason?: string; isPermanent?: boolean};

/** Tries to deliver a message once. It waits for `mark` before the other side can have the message. */
export type Send = (message: StoredMessage, mark: () => Promise<void>) => Promise<Outcome>;

export type Channel = {name: ChannelName; send: Send};

/** `since` and `due` are times of the monotonic clock. A message that was given up is never due, unless the operator retries it. */
export type Job = {
  file: string;
  to: ChannelName;
  attempt: number;
  unknown: number;
  since: number;
  due: number;
  isVital: boolean;
};

const never = Infinity;

/** One minute, then twice as long each time, up to four hours. Greylisting usually ends within minutes. */
export const pauseAfter = (attempt: number) => Math.min(minute * 2 ** (attempt - 1), 4 * hour);

/** With these pauses, about a week. A message that was given up stays stored, and the log reports it. */
export const maxAttempts = 50;

/** A server that drops the connection after every mail may have accepted each one. This limits the number of copies. */
export const maxUnknown = 5;

/** Greylisting usually ends sooner. The pauses before this attempt add up to it, whatever the date was. */
export const lateAfter = 15 * minute;
const lateAttempt = 5;

export const isGivenUp = ({due}: Job): boolean => due === never;
export const isLate = ({attempt, since}: Job): boolean => attempt >= lateAttempt || monotonic() - since >= lateAfter;

/** What is left of the pause after an earlier start. However wrong the date is, it is never longer than the pause. */
function pauseLeft({did, at, attempt}: State): number {
  if (did === 'given up') return never;
  if (did === 'waiting') return 0;
  const pause = pauseAfter(attempt);
  return Math.min(Math.max(Date.parse(at) + pause - Date.now(), 0), pause);
}

/**
 * Delivers to one channel, one message at a time.
 *
 * Guarantees, even if this process is killed at any moment: a message that was confirmed is stored, and a stored message
 * is tried until the other side accepts it, refuses it for good, or a week has passed. It arrives once, with one
 * exception that SMTP cannot avoid: if the connection or the process ends between the last byte of a message and the
 * reply, only the mail server knows whether it has accepted the message. It is then sent again, because a second copy
 * can be recognized by its Message-ID, but a lost message cannot be recovered.
 */
export function deliverTo({name: to, send}: Channel, spool: Spool, delivered: (file: string) => Promise<void>) {
  const jobs = new Map<string, Job>();
  const ending = new AbortController();
  let wake = new AbortController();

  /** Waits until the time is over, or until the operator, a new message or a shutdown ends the pause. */
  async function pause(time: number): Promise<void> {
    wake = new AbortController();
    const signal = AbortSignal.any([wake.signal, ending.signal]);
    await setTimeout(time, undefined, {signal}).catch(() => undefined);
  }

  /** A message that somebody deleted in the meantime is no longer delivered. */
  async function record({file, attempt, unknown}: Job, did: Status, reason?: string): Promise<void> {
    const isThere = await spool.record(file, to, {did, attempt, unknown, at: new Date().toISOString(), reason});
    if (!isThere) jobs.delete(file);
  }

  async function isRecorded(job: Job, did: Status, reason?: string): Promise<boolean> {
    try {
      await record(job, did, reason);
      return true;
    } catch (error) {
      log({event: 'not written', file: job.file, to, reason: errorCode(error)});
      return false;
    }
  }

  async function tryOnce(job: Job): Promise<Outcome> {
    const mark = async () => {
      await record({...job, unknown: job.unknown + 1}, 'sending');
      if (!jobs.has(job.file)) throw new Error('deleted');
    };
    try {
      const entry = await spool.read(job.file);
      if (!entry) jobs.delete(job.file);
      job.attempt += 1;
      return entry ? await send(entry.message, mark) : {did: 'failed'};
    } catch (error) {
      return {did: 'failed', reason: errorCode(error)};
    }
  }

  async function attempt(job: Job): Promise<void> {
    const {did, reason, isPermanent} = await tryOnce(job);
    if (!jobs.has(job.file)) return;
    if (did === 'unknown') job.unknown += 1;
    const isFinal = isPermanent || job.attempt >= maxAttempts || job.unknown >= maxUnknown;
    const status = did !== 'sent' && isFinal ? 'given up' : did;
    const wait = pauseAfter(job.attempt);
    job.due = status === 'given up' ? never : monotonic() + wait;
    // The outcome must be recorded before anything else is sent, or a restart would send the message again.
    while (!(await isRecorded(job, status, reason)) && !ending.signal.aborted) await pause(minute);
    const about = {file: job.file, to, attempt: job.attempt, reason};
    if (status === 'failed' || status === 'unknown')
      return log({event: 'delayed', ...about, next: `in ${wait / minute} min`});
    log({event: status, ...about});
    if (status === 'given up' && job.isVital) return;
    jobs.delete(job.file);
    await delivered(job.file);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const [next] = [...jobs.values()].sort((a, b) => a.due - b.due);
      const wait = next ? Math.min(next.due - monotonic(), day) : day;
      await (next && wait <= 0 ? attempt(next) : pause(wait));
    }
  }

  const running = run();
  return {
    name: to,
    jobs,
    add(file: string, state: State, message: StoredMessage) {
      const {attempt, unknown} = state;
      // Refused spam, and a confirmation to a misspelled address, are nothing to worry about.
      const isVital = to !== 'confirmation' && !isPossibleSpam(message);
      jobs.set(file, {file, to, attempt, unknown, since: monotonic(), due: monotonic() + pauseLeft(state), isVital});
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
        if (isGivenUp(job)) await isRecorded(Object.assign(job, {attempt: 0, unknown: 0}), 'waiting');
        job.due = 0;
      }
      wake.abort();
    },
  };
}

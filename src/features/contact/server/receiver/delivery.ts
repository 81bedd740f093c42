import {day, hour, minute, type Clock} from './clock';
import {statesIn, type Status, type Journal, type State} from './journal';
import {kindOf, type Log} from './log';
import {isPossiblySpam, type Messages, type StoredMessage} from './storedMessages';

export type Outcome = {did: 'sent'} | {did: 'failed' | 'unknown' | 'refused'; reason: string};

/** Tries once. It calls `mark` and waits for it before the other side can have the message. */
export type Send = (message: StoredMessage, mark: () => Promise<void>) => Promise<Outcome>;

type Options = {
  send: Send;
  messages: Messages;
  journal: Journal;
  /** Earlier messages are not for this channel. */
  since?: string;
  clock: Clock;
  log: Log;
};

/** A message that was given up is never due, until the operator asks for it. */
type Job = {id: string; attempt: number; unknown: number; due: number; since: number; spam: boolean};

const never = Infinity;

export type Counts = {waiting: number; late: number; givenUp: number};

export function sumOf(counts: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0);
  return {waiting: sum('waiting'), late: sum('late'), givenUp: sum('givenUp')};
}

/** Greylisting usually ends sooner. */
export const lateAfter = 15 * minute;

/** One minute, then twice as long each time, up to four hours. Greylisting usually ends within minutes. */
export const pauseAfter = (attempt: number) => Math.min(minute * 2 ** (attempt - 1), 4 * hour);

/** With these pauses about a week. A message that was given up stays among the messages, and the log says so. */
export const mostAttempts = 50;

/** Whoever cuts the line after every mail may have taken each of them: that many copies are enough. */
export const mostUnknown = 5;

function dueAfter({attempt, last, ended}: State): number {
  if (ended === 'given up') return never;
  return attempt > 0 ? last + pauseAfter(attempt) : 0;
}

/**
 * Delivers to one channel, mail or the webhook, one message at a time.
 *
 * What is guaranteed: a message that was answered with success is stored, and a stored message is tried until the mail
 * server takes it, refuses it for good, or has been asked for a week, whenever this process is killed. It arrives once,
 * with one exception that SMTP leaves to nobody: if the line or the process ends between the last byte of a message and
 * the answer to it, only the mail server knows whether it has taken the message. It is then sent again, because a second
 * copy can be recognized by its Message-ID, and a lost message by nothing.
 */
export async function openDeliveries({send, messages, journal, since = '', clock, log}: Options) {
  const jobs = new Map<string, Job>();
  const ending = new AbortController();
  let wake = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const entry = ({id, attempt}: Job, did: Status, reason?: string) =>
    journal.add({at: new Date(clock.now()).toISOString(), id, did, attempt, reason});

  /** Until the time is over, or the operator, a new message or the end says that there is something to do. */
  function sleep(time: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(time, AbortSignal.any([wake.signal, ending.signal]));
  }

  const unwritten = (id: string) => (error: unknown) => {
    log({event: 'not written', id, reason: kindOf(error)});
    return false;
  };

  /** What is over must be on record before anything else is sent, or a restart would send it again. */
  async function conclude(job: Job, did: 'sent' | 'refused' | 'expired', reason?: string): Promise<void> {
    const {id, attempt} = job;
    if (did === 'sent') jobs.delete(id);
    else job.due = never;
    const record = () => entry(job, did, reason).then(() => true, unwritten(id));
    while (!(await record()) && !ending.signal.aborted) await sleep(minute);
    log({event: did === 'sent' ? 'sent' : 'given up', id, attempt, reason});
  }

  async function postpone(job: Job, did: 'failed' | 'unknown', reason: string): Promise<void> {
    job.due = clock.now() + pauseAfter(job.attempt);
    const {id, attempt, due} = job;
    log({event: 'delayed', id, attempt, reason, next: new Date(due).toISOString()});
    // Without this line a restart would only try sooner.
    await entry(job, did, reason).catch(unwritten(id));
  }

  async function attempt(job: Job): Promise<void> {
    try {
      const message = await messages.find(job.id);
      if (!message) return void jobs.delete(job.id);
      job.attempt += 1;
      const outcome = await send(message, () => entry(job, 'sending'));
      if (outcome.did === 'sent') return await conclude(job, 'sent');
      if (outcome.did === 'refused') return await conclude(job, 'refused', outcome.reason);
      if (outcome.did === 'unknown') job.unknown += 1;
      const isOver = job.attempt >= mostAttempts || job.unknown >= mostUnknown;
      return await (isOver ? conclude(job, 'expired', outcome.reason) : postpone(job, outcome.did, outcome.reason));
    } catch (error) {
      return await postpone(job, 'failed', kindOf(error));
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const [next] = [...jobs.values()].sort((a, b) => a.due - b.due);
      const wait = next ? Math.min(next.due - clock.now(), day) : day;
      await (next && wait <= 0 ? attempt(next) : sleep(wait));
    }
  }

  function add(message: StoredMessage, state?: State): void {
    const {id, receivedAt} = message;
    const {attempt = 0, unknown = 0} = state ?? {};
    const due = state ? dueAfter(state) : 0;
    jobs.set(id, {id, attempt, unknown, due, since: Date.parse(receivedAt), spam: isPossiblySpam(message)});
    wake.abort();
  }

  const states = await statesIn(journal);
  for await (const message of messages.all()) {
    const state = states.get(message.id);
    if (message.receivedAt >= since && state?.ended !== 'sent') add(message, state);
  }
  return {
    add,
    start() {
      running = run();
    },
    /** Resolves once the attempt that is under way is over; what still waits is tried after the next start. */
    stop() {
      ending.abort();
      return running;
    },
    /** Makes all that waits due at once, and takes up what was given up. */
    async again() {
      for (const job of jobs.values()) {
        if (job.due === never) {
          Object.assign(job, {attempt: 0, unknown: 0});
          await entry(job, 'again').catch(unwritten(job.id));
        }
        job.due = 0;
      }
      wake.abort();
    },
    /** Spam that a mail server refuses is nothing to worry about. */
    counts(): Counts {
      const wanted = [...jobs.values()].filter(({spam}) => !spam);
      const waiting = wanted.filter(({due}) => due !== never);
      const late = waiting.filter(({since}) => clock.now() - since >= lateAfter);
      return {waiting: waiting.length, late: late.length, givenUp: wanted.length - waiting.length};
    },
  };
}

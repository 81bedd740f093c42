import {day, hour, minute, type Clock} from './clock';
import {keyOf, statesIn, type Channel, type Status, type Journal, type State} from './journal';
import {kindOf, type Log} from './log';
import {isPossiblySpam, type Messages, type StoredMessage} from './messages';

export type Outcome = {did: 'sent'} | {did: 'failed' | 'unknown' | 'refused'; reason: string};

/** Tries once. It calls `mark` and waits for it before the other side can have the message. */
export type Send = (message: StoredMessage, mark: () => Promise<void>, signal: AbortSignal) => Promise<Outcome>;

type Deliveries = {
  channels: Partial<Record<Channel, Send>>;
  messages: Messages;
  journal: Journal;
  clock: Clock;
  log: Log;
};

/** A message that was given up is never due, until the operator asks for it. */
type Job = {id: string; to: Channel; attempt: number; unknown: number; due: number; since: number; spam: boolean};

const never = Infinity;

export type Counts = {waiting: number; late: number; givenUp: number};

/** Greylisting usually ends sooner. */
export const lateAfter = 15 * minute;

/** One minute, then twice as long each time, up to four hours. Greylisting usually ends within minutes. */
export const pauseAfter = (attempt: number) => Math.min(minute * 2 ** (attempt - 1), 4 * hour);

/** With these pauses about a week. A message that was given up stays among the messages, and the log says so. */
export const mostAttempts = 50;

/** Whoever cuts the line after every mail may have taken each of them: that many copies are enough. */
export const mostUnknown = 5;

/**
 * Delivers to one channel, one message at a time.
 *
 * What is guaranteed: a message that was answered with success is stored, and a stored message is tried until the other
 * side takes it, refuses it for good, or has been asked for a week, whenever this process is killed. It arrives once,
 * with one exception that SMTP leaves to nobody: if the line or the process ends between the last byte of a message and
 * the answer to it, only the other side knows whether it has taken the message. It is then sent again, because a second
 * copy can be recognized by its Message-ID, and a lost message by nothing.
 */
function worker(to: Channel, send: Send, {messages, journal, clock, log}: Deliveries) {
  const jobs = new Map<string, Job>();
  const hardStop = new AbortController();
  let wake = new AbortController();
  let stopping = false;

  const entry = (job: Job, did: Status, reason?: string) =>
    journal.add({at: new Date(clock.now()).toISOString(), id: job.id, to, did, attempt: job.attempt, reason});

  /** Until the time is over, or the operator or a new message says that there is something to do. */
  function sleep(time: number): Promise<void> {
    wake = new AbortController();
    return clock.sleep(time, AbortSignal.any([wake.signal, hardStop.signal]));
  }

  const unwritten = (id: string) => (error: unknown) => {
    log({event: 'not written', id, to, reason: kindOf(error)});
    return false;
  };

  /** What is over must be on record before anything else is sent, or a restart would send it again. */
  async function conclude(job: Job, did: 'sent' | 'refused' | 'expired', reason?: string): Promise<void> {
    const {id, attempt} = job;
    if (did === 'sent') jobs.delete(id);
    else job.due = never;
    let recorded: boolean;
    do {
      recorded = await entry(job, did, reason).then(() => true, unwritten(id));
      if (!recorded) await sleep(minute);
    } while (!recorded && !hardStop.signal.aborted);
    log({event: did === 'sent' ? 'sent' : 'given up', id, to, attempt, reason});
  }

  async function postpone(job: Job, did: 'failed' | 'unknown', reason: string): Promise<void> {
    job.due = clock.now() + pauseAfter(job.attempt);
    const {id, attempt, due} = job;
    log({event: 'delayed', id, to, attempt, reason, next: new Date(due).toISOString()});
    // Without this line a restart would only try sooner.
    await entry(job, did, reason).catch(unwritten(id));
  }

  async function attempt(job: Job): Promise<void> {
    try {
      const message = await messages.find(job.id);
      if (!message) return void jobs.delete(job.id);
      job.attempt += 1;
      const outcome = await send(message, () => entry(job, 'sending'), hardStop.signal);
      if (outcome.did === 'sent') return await conclude(job, 'sent');
      if (outcome.did === 'refused') return await conclude(job, 'refused', outcome.reason);
      if (outcome.did === 'unknown') job.unknown += 1;
      if (job.attempt >= mostAttempts || job.unknown >= mostUnknown)
        return await conclude(job, 'expired', outcome.reason);
      return await postpone(job, outcome.did, outcome.reason);
    } catch (error) {
      return await postpone(job, 'failed', kindOf(error));
    }
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const [next] = [...jobs.values()].sort((a, b) => a.due - b.due);
      const wait = next ? Math.min(next.due - clock.now(), day) : day;
      if (next && wait <= 0) {
        await attempt(next);
      } else {
        await sleep(wait);
      }
    }
  }

  let running: Promise<void> = Promise.resolve();
  return {
    add(job: Omit<Job, 'to'>) {
      jobs.set(job.id, {...job, to});
      wake.abort();
    },
    start() {
      running = run();
    },
    /** An attempt may finish; what still waits does so after the next start. */
    async stop(grace: AbortSignal) {
      stopping = true;
      wake.abort();
      grace.addEventListener('abort', () => hardStop.abort(), {once: true});
      await running;
    },
    /** Makes all that waits due at once, and takes up what was given up. */
    async again() {
      for (const job of jobs.values()) {
        if (job.due === never) {
          job.attempt = 0;
          job.unknown = 0;
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

function dueAfter({attempt, last, ended}: State): number {
  if (ended === 'given up') return never;
  return attempt > 0 ? last + pauseAfter(attempt) : 0;
}

/** Everything that is on its way. */
export async function openDeliveries(options: Deliveries) {
  const {channels, messages, journal} = options;
  const workers = Object.entries(channels).map(([to, send]) => ({
    to: to as Channel,
    ...worker(to as Channel, send, options),
  }));
  const states = await statesIn(journal);
  const begin = (message: StoredMessage): void => {
    const {id, to: wanted, receivedAt} = message;
    const facts = {id, since: Date.parse(receivedAt), spam: isPossiblySpam(message)};
    for (const {to, add} of workers.filter((one) => wanted.includes(one.to))) {
      const state = states.get(keyOf(id, to));
      const {attempt = 0, unknown = 0} = state ?? {};
      if (state?.ended !== 'sent') add({...facts, attempt, unknown, due: state ? dueAfter(state) : 0});
    }
  };
  for await (const message of messages.all()) begin(message);
  return {
    start() {
      for (const one of workers) one.start();
    },
    add: begin,
    again: () => Promise.all(workers.map(({again}) => again())),
    counts(): Counts {
      const all = workers.map(({counts}) => counts());
      const sum = (name: keyof Counts) => all.reduce((total, one) => total + one[name], 0);
      return {waiting: sum('waiting'), late: sum('late'), givenUp: sum('givenUp')};
    },
    stop: (grace: AbortSignal) => Promise.all(workers.map(({stop}) => stop(grace))),
  };
}

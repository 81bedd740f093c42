import {randomUUID} from 'node:crypto';
import {isPossibleSpam, type Message, type StoredMessage} from '../capture/parse';
import {day, monotonic} from './clock';
import {deliverTo, type Channel} from './delivery';
import {errorCode, log} from './log';
import {confirmable} from './mail';
import type {ChannelName, Spool, State, States} from './spool';

/** Nobody can have an inbox flooded: an address gets one confirmation a day. */
const confirmationPause = day;

/** Stores messages and delivers each through all its channels. */
export async function openOutbox(spool: Spool, channels: readonly Channel[]) {
  const deliveries = channels.map((channel) => deliverTo(channel, spool, finish));
  const confirmed = new Map<string, number>();
  let possiblySpam = 0;

  /** Moves a message to the delivered ones. If that fails, the next start does it, because its states are recorded. */
  async function finish(file: string): Promise<void> {
    if (deliveries.some(({jobs}) => jobs.has(file))) return;
    await spool.finish(file).catch((error: unknown) => log({event: 'not written', file, reason: errorCode(error)}));
  }

  function isWanted(name: ChannelName, message: Message): boolean {
    if (name !== 'confirmation') return true;
    const address = confirmable(message)?.toLowerCase();
    if (!address || monotonic() < (confirmed.get(address) ?? 0)) return false;
    confirmed.set(address, monotonic() + confirmationPause);
    return true;
  }

  function deliver(file: string, message: StoredMessage, states: States): void {
    if (isPossibleSpam(message)) possiblySpam += 1;
    for (const {name, add} of deliveries) {
      const state = states[name];
      if (state && state.did !== 'sent') add(file, state, message);
    }
  }

  for (const file of await spool.waiting()) {
    const entry = await spool.read(file);
    if (entry) deliver(file, entry.message, entry.states);
    await finish(file);
  }

  return {
    async store(message: Message): Promise<void> {
      const receivedAt = new Date().toISOString();
      const stored = {receivedAt, id: randomUUID(), ...message};
      const first: State = {did: 'waiting', attempt: 0, unknown: 0, at: receivedAt};
      const wanted = deliveries.filter(({name}) => isWanted(name, message));
      const states: States = Object.fromEntries(wanted.map(({name}) => [name, first]));
      const file = await spool.add(stored, states);
      log({event: 'stored', file, form: stored.form, ...(isPossibleSpam(stored) && {possiblySpam: true})});
      deliver(file, stored, states);
    },
    /** What is not delivered yet. Messages that were deleted with `npm run receive -- --delete` are forgotten. */
    async jobs() {
      const waiting = new Set(await spool.waiting());
      for (const {jobs} of deliveries) for (const file of jobs.keys()) if (!waiting.has(file)) jobs.delete(file);
      return deliveries.flatMap(({jobs}) => [...jobs.values()]);
    },
    possiblySpam: () => possiblySpam,
    async again(): Promise<void> {
      await Promise.all(deliveries.map(({again}) => again()));
    },
    /** Resolves once no delivery is under way. */
    async stop(): Promise<void> {
      await Promise.all(deliveries.map(({stop}) => stop()));
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

import type {Jsonl} from '../jsonl';

/**
 * The status of a delivery:
 * - `sending`: from now on, the other side may have the message. Synced to disk before its last byte is sent.
 * - `sent`: the other side has confirmed it.
 * - `failed`: the other side does not have it, and it will be tried again.
 * - `unknown`: the connection ended after `sending`. A `sending` without a later entry means that the process ended.
 * - `given up`: it was refused for good, or tried for long enough.
 * - `again`: the operator has asked to retry it.
 * - `added`: the webhook was set up. It gets no earlier messages.
 */
export type Status = 'sending' | 'sent' | 'failed' | 'unknown' | 'given up' | 'again' | 'added';

/** How often a message was tried, and with unknown outcome. Only its last entry counts. Contains no personal data. */
export type Entry = {
  at: string;
  id: string;
  did: Status;
  attempt: number;
  unknown: number;
  reason?: string | undefined;
};

/** The time since which this channel gets messages, which is recorded on its first start. */
export async function addedAt(journal: Jsonl<Entry>): Promise<string> {
  for await (const {at, did} of journal.all()) if (did === 'added') return at;
  const at = new Date().toISOString();
  await journal.add({at, id: '', did: 'added', attempt: 0, unknown: 0});
  return at;
}

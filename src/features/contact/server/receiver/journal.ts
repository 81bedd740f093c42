import type {Jsonl} from '../jsonl';

/**
 * What became of a message on its way:
 * - `sending`: from here on the other side may have it. Synced before the last byte leaves.
 * - `sent`: the other side has said so.
 * - `failed`: it does not have it, and will be asked again.
 * - `unknown`: the line was cut after `sending`. A `sending` with nothing after it means the same: we were killed.
 * - `given up`: it was refused for good, or the other side was asked for long enough.
 * - `again`: the operator wants it to be sent after all.
 * - `added`: from here on there is a webhook. It gets no earlier messages.
 */
export type Status = 'sending' | 'sent' | 'failed' | 'unknown' | 'given up' | 'again' | 'added';

/**
 * Where a delivery stands, so that only the last entry of a message counts: how often it was tried, and how often nobody
 * knows what came of that. Nothing here is personal.
 */
export type Entry = {
  at: string;
  id: string;
  did: Status;
  attempt: number;
  unknown: number;
  reason?: string | undefined;
};

/** Since when the channel of this journal gets messages. */
export async function addedAt(journal: Jsonl<Entry>): Promise<string> {
  for await (const {at, did} of journal.all()) if (did === 'added') return at;
  const at = new Date().toISOString();
  await journal.add({at, id: '', did: 'added', attempt: 0, unknown: 0});
  return at;
}

import {appendValue, keepValues, queue, valuesIn} from '../jsonl';

/**
 * What became of a message on its way:
 * - `sending`: from here on the other side may have it. Synced before the last byte leaves.
 * - `sent`: the other side has said so.
 * - `failed`: it does not have it, and will be asked again.
 * - `unknown`: the line was cut after `sending`. A `sending` with nothing after it means the same: we were killed.
 * - `refused`: it was refused for good. `expired`: it was asked for long enough.
 * - `again`: the operator wants what was refused or has expired to be sent after all.
 * - `added`: from here on there is a webhook. It gets no earlier messages.
 */
export type Status = 'sending' | 'sent' | 'failed' | 'unknown' | 'refused' | 'expired' | 'again' | 'added';

export type Entry = {at: string; id: string; did: Status; attempt: number; reason?: string | undefined};

/** An append-only file beside the messages. Nothing in it is personal. */
export function openJournal(file: string) {
  const inTurn = queue();
  return {
    all: () => valuesIn<Entry>(file),
    add: (entry: Entry) => inTurn(() => appendValue(file, entry)),
    /** No entry is older than its message, so what is dropped here belongs to messages that are gone. */
    deleteBefore: (moment: string) =>
      inTurn(() => keepValues<Entry>(file, ({at, did}) => at >= moment || did === 'added')),
  };
}

export type Journal = ReturnType<typeof openJournal>;

/** Since when the channel of this journal gets messages. */
export async function addedAt(journal: Journal, now: number): Promise<string> {
  for await (const {at, did} of journal.all()) if (did === 'added') return at;
  const at = new Date(now).toISOString();
  await journal.add({at, id: '', did: 'added', attempt: 0});
  return at;
}

/** Where the delivery of a message stands: how often it was tried, and how often nobody knows what came of that. */
export type State = {attempt: number; unknown: number; sending: boolean; last: number; ended?: 'sent' | 'given up'};

const endings: Partial<Record<Status, State['ended']>> = {sent: 'sent', refused: 'given up', expired: 'given up'};

/** Reads the journal into the state of every delivery that was begun. */
export async function statesIn(journal: Journal): Promise<Map<string, State>> {
  const states = new Map<string, State>();
  for await (const {id, did, at, attempt} of journal.all()) {
    const before = states.get(id) ?? {unknown: 0, sending: false};
    const sending = did === 'sending';
    let {unknown} = before;
    if (sending) unknown += 1;
    if (before.sending && did === 'failed') unknown -= 1;
    if (did === 'again') unknown = 0;
    states.set(id, {attempt, unknown, sending, last: Date.parse(at), ended: endings[did]});
  }
  return states;
}

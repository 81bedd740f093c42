import {appendLine, keepLines, linesOf, queue, valueOf} from '../jsonl';

export type Channel = 'mail' | 'webhook';

/**
 * What became of a message on its way:
 * - `sending`: from here on the other side may have it. Synced before the last byte leaves.
 * - `sent`: the other side has said so.
 * - `failed`: it does not have it, and will be asked again.
 * - `unknown`: the line was cut after `sending`. A `sending` with nothing after it means the same: we were killed.
 * - `refused`: it was refused for good. `expired`: it was asked for long enough.
 * - `again`: the operator wants what was refused or has expired to be sent after all.
 */
export type Status = 'sending' | 'sent' | 'failed' | 'unknown' | 'refused' | 'expired' | 'again';

export type Entry = {at: string; id: string; to: Channel; did: Status; attempt: number; reason?: string};

/** An append-only file beside the messages. Nothing in it is personal. */
export function openJournal(file: string) {
  const inTurn = queue();

  async function* all(): AsyncGenerator<Entry> {
    for await (const line of linesOf(file)) {
      const entry = valueOf<Entry>(line);
      if (entry) yield entry;
    }
  }

  const add = (entry: Entry) => inTurn(() => appendLine(file, JSON.stringify(entry)));

  /** No entry is older than its message, so what is dropped here belongs to messages that are gone. */
  const deleteBefore = (moment: Date) =>
    inTurn(() => keepLines(file, (line) => Date.parse(valueOf<Entry>(line)?.at ?? '') >= moment.getTime()));

  return {all, add, deleteBefore};
}

export type Journal = ReturnType<typeof openJournal>;

/** Where the delivery of a message stands: how often it was tried, and how often nobody knows what came of that. */
export type State = {attempt: number; unknown: number; sending: boolean; last: number; ended?: 'sent' | 'given up'};

const endings: Partial<Record<Status, State['ended']>> = {sent: 'sent', refused: 'given up', expired: 'given up'};

export const keyOf = (id: string, to: Channel) => `${to} ${id}`;

/** Reads the journal into the state of every delivery that was begun. */
export async function statesIn(journal: Journal): Promise<Map<string, State>> {
  const states = new Map<string, State>();
  for await (const {id, to, did, at, attempt} of journal.all()) {
    const before = states.get(keyOf(id, to)) ?? {unknown: 0, sending: false};
    const sending = did === 'sending';
    let {unknown} = before;
    if (sending) unknown += 1;
    if (before.sending && did === 'failed') unknown -= 1;
    if (did === 'again') unknown = 0;
    states.set(keyOf(id, to), {attempt, unknown, sending, last: Date.parse(at), ended: endings[did]});
  }
  return states;
}

import {randomUUID} from 'node:crypto';
import {honeypotField} from '../../model/forms';
import type {Message} from '../capture/parse';
import {appendValue, keepValues, queue, valuesIn} from '../jsonl';
import type {Clock} from './clock';

/** The id stays the same for every attempt to deliver the message, and is its Message-ID. */
export type StoredMessage = Message & {id: string; receivedAt: string};

/** The hidden field was filled in: by a program, or by the password manager of somebody who wants to reach us. */
export const isPossiblySpam = ({fields}: Message): boolean => fields[honeypotField] !== undefined;

/** The messages as a file of one JSON object a line. It is read when needed, so that a backlog takes no memory. */
export function openMessages(file: string, clock: Clock) {
  const inTurn = queue();
  const all = () => valuesIn<StoredMessage>(file);

  async function add(message: Message): Promise<StoredMessage> {
    const stored = {receivedAt: new Date(clock.now()).toISOString(), id: randomUUID(), ...message};
    await inTurn(() => appendValue(file, stored));
    return stored;
  }

  async function find(id: string): Promise<StoredMessage | undefined> {
    for await (const message of all()) if (message.id === id) return message;
    return undefined;
  }

  /** Returns how many messages it deleted. */
  const deleteBefore = (moment: string) =>
    inTurn(async () => {
      let deleted = 0;
      for await (const {receivedAt} of all()) if (receivedAt < moment) deleted += 1;
      if (deleted > 0) await keepValues<StoredMessage>(file, ({receivedAt}) => receivedAt >= moment);
      return deleted;
    });

  /** Resolves when nothing is being written. */
  const settled = () => inTurn(() => Promise.resolve());

  return {add, all, find, deleteBefore, settled};
}

export type Messages = ReturnType<typeof openMessages>;

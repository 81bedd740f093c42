import {randomUUID} from 'node:crypto';
import {honeypotField} from '../../model/forms';
import type {Message} from '../capture/parse';
import {appendLine, keepLines, linesOf, queue, valueOf} from '../jsonl';
import type {Clock} from './clock';
import type {Channel} from './journal';

export type StoredMessage = Message & {
  /** It stays the same for every attempt to deliver the message, and is its Message-ID. */
  id: string;
  receivedAt: string;
  /** Where it is to go: what the settings said when it came. */
  to: readonly Channel[];
};

/** The hidden field was filled in: by a program, or by the password manager of somebody who wants to reach us. */
export const isPossiblySpam = ({fields}: Message): boolean => fields[honeypotField] !== undefined;

/** The messages as a file of one JSON object a line. It is read when needed, so that a backlog takes no memory. */
export function openMessages(file: string, channels: readonly Channel[], clock: Clock) {
  const inTurn = queue();

  async function* all(): AsyncGenerator<StoredMessage> {
    for await (const line of linesOf(file)) {
      const message = valueOf<StoredMessage>(line);
      if (message) yield message;
    }
  }

  async function add(message: Message): Promise<StoredMessage> {
    const stored = {receivedAt: new Date(clock.now()).toISOString(), id: randomUUID(), to: channels, ...message};
    await inTurn(() => appendLine(file, JSON.stringify(stored)));
    return stored;
  }

  async function find(id: string): Promise<StoredMessage | undefined> {
    for await (const message of all()) if (message.id === id) return message;
    return undefined;
  }

  /** Returns how many messages it deleted. An incomplete line goes with the message before it. */
  const deleteBefore = (moment: Date) =>
    inTurn(async () => {
      let deleted = 0;
      for await (const {receivedAt} of all()) if (Date.parse(receivedAt) < moment.getTime()) deleted += 1;
      if (deleted === 0) return 0;
      let old = true;
      await keepLines(file, (line) => {
        const message = valueOf<StoredMessage>(line);
        if (message) old = Date.parse(message.receivedAt) < moment.getTime();
        return !old;
      });
      return deleted;
    });

  /** Resolves when nothing is being written. */
  const settled = () => inTurn(() => Promise.resolve());

  return {add, all, find, deleteBefore, settled};
}

export type Messages = ReturnType<typeof openMessages>;

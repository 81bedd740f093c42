import type {IncomingMessage} from 'node:http';
import {sendLimit} from '../../model/forms';

/** A flood ends with its last second. A proxy in front can be stricter with an address, for longer. */
export const usualLimits = {
  /** How many messages an address can send at once, and how many all together; and how many each second after that. */
  address: {atOnce: 10, eachSecond: 1},
  all: {atOnce: 100, eachSecond: 20},
  /** How many are handed to the mail server at the same time, and how many can wait for that. */
  deliveries: 10,
  waiting: 50,
  /** After how many milliseconds a message that is not accepted yet is an error: before the form gives up. */
  deadline: sendLimit - 1000,
};

export type Limits = typeof usualLimits;

/** The address of the sender, as the last proxy saw it. Of IPv6, the network of a household. */
export function senderOf({socket, headers}: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim();
  const address = (forwarded || socket.remoteAddress || '').replace(/^::ffff:/i, '');
  if (!address.includes(':')) return address;
  return [...(address.split('::')[0] ?? '').split(':'), '0', '0', '0', '0'].slice(0, 4).join(':');
}

/** Counts messages, and forgets some of them each second. Returns whether one more is allowed. */
export function limiter({address, all}: Limits) {
  const counts = new Map<string, number>();
  let total = 0;
  setInterval(() => {
    total = Math.max(0, total - all.eachSecond);
    for (const [sender, count] of counts) {
      if (count > address.eachSecond) counts.set(sender, count - address.eachSecond);
      else counts.delete(sender);
    }
  }, 1000).unref();
  return (sender: string): boolean => {
    const count = counts.get(sender) ?? 0;
    if (count >= address.atOnce || total >= all.atOnce) return false;
    counts.set(sender, count + 1);
    total += 1;
    return true;
  };
}

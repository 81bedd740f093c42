import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {minute, second} from './durations';
import type {Settings} from './settings';

const period = 10 * minute;

/** Returns how many seconds an address has to wait, or 0. It forgets all addresses when the period is over. */
export function limiter({perSender, total: most}: Settings['limits']): (address: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  let ends = 0;
  return (address) => {
    const now = Date.now();
    if (now >= ends) {
      counts.clear();
      total = 0;
      ends = now + period;
    }
    const count = counts.get(address) ?? 0;
    if (count >= perSender || total >= most) return Math.ceil((ends - now) / second);
    counts.set(address, count + 1);
    total += 1;
    return 0;
  };
}

/** The sender's address. X-Forwarded-For counts only from a proxy on this machine, and only the entry that it added. */
export function senderOf({socket, headers}: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '';
  const address = /^(127\.|::1$|::ffff:127\.)/.test(peer) && isIP(forwarded) ? forwarded : peer;
  if (address.includes('.')) return address;
  // A household has 2^64 IPv6 addresses, so only the first half identifies visitors, without its last zeros.
  const [head = ''] = address.split('::');
  return head
    .split(':')
    .slice(0, 4)
    .join(':')
    .replace(/(:0)+$/, '');
}

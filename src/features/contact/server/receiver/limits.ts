import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {minute, second} from './durations';
import type {Settings} from './settings';

const within = 10 * minute;

/** Returns how many seconds an address has to wait, or 0. It remembers nothing after the time is over. */
export function limiter({each, all}: Settings['limits']): (address: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  let ends = 0;
  return (address) => {
    const now = Date.now();
    if (now >= ends) {
      counts.clear();
      total = 0;
      ends = now + within;
    }
    const count = counts.get(address) ?? 0;
    if (count >= each || total >= all) return Math.ceil((ends - now) / second);
    counts.set(address, count + 1);
    total += 1;
    return 0;
  };
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Who sends a form. Only a proxy on this machine is believed, and of what it says, only what it has seen itself. */
export function senderOf({socket, headers}: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const said = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '';
  const address = loopback.test(peer) && isIP(said) ? said : peer;
  if (address.includes('.')) return address;
  // One household has 2^64 addresses of IPv6: what tells visitors apart is the first half, without its last zeros.
  const [head = ''] = address.split('::');
  return head
    .split(':')
    .slice(0, 4)
    .join(':')
    .replace(/(:0)+$/, '');
}

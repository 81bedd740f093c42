import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import {minute, monotonic, second} from './clock';
import type {Settings} from './settings';

const period = 10 * minute;

/** How many digits of an IPv6 address name a household's network (/64), a customer (/56) and a company (/48). */
const prefixes = [16, 14, 12];

/** How many times as much as a single sender each of these networks can send. */
const shares = [1, 2, 6];

/** The networks that an address belongs to, from the smallest to the largest. */
function networksOf(address: string): string[] {
  if (!address.includes(':') || address.includes('.')) return [address.replace(/^.*:/, '')];
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const digits = groups
    .map((group) => group.padStart(4, '0'))
    .join('')
    .toLowerCase();
  return prefixes.map((length) => digits.slice(0, length));
}

/**
 * Limits how much an address and its networks can send in a period, and all together. The first of a network always
 * passes, so nobody can close a form for others. A period that is over is forgotten.
 */
export function limiter({perSender, total: most}: Settings['limits']) {
  const counts = new Map<string, number>();
  let total = 0;
  let turnedAway = 0;
  let isFull = false;
  let ends = 0;

  function renew(now: number): void {
    if (now < ends) return;
    counts.clear();
    [total, turnedAway, isFull, ends] = [0, 0, false, now + period];
  }

  return {
    /** Counts one more. Returns how many seconds this address has to wait, or 0. */
    secondsToWait(address: string): number {
      const now = monotonic();
      renew(now);
      const networks = networksOf(address);
      const isNew = !counts.has(networks.at(-1) ?? '');
      const sentMuch = networks.some((network, at) => (counts.get(network) ?? 0) >= perSender * (shares[at] ?? 1));
      const allSentMuch = total >= most && !isNew;
      if (sentMuch || allSentMuch) {
        turnedAway += 1;
        isFull ||= allSentMuch && !sentMuch;
        return Math.ceil((ends - now) / second);
      }
      for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
      total += 1;
      return 0;
    },
    /** How many were turned away in this period, and whether some of them only because all together sent too much. */
    report() {
      renew(monotonic());
      return {turnedAway, isFull};
    },
  };
}

export type Limits = ReturnType<typeof limiter>;

/** The sender's address. X-Forwarded-For counts only from a proxy on this machine, and only the entry that it added. */
export function senderOf({socket, headers}: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '';
  return /^(127\.|::1$|::ffff:127\.)/.test(peer) && isIP(forwarded) ? forwarded : peer;
}

import {second} from './durations';
import type {Send} from './delivery';
import {kindOf} from './log';

/** Shorter than a stop waits, so that an attempt ends on record. */
const patience = 15 * second;

/** With these the other side has not taken it and may yet. */
const temporary = new Set([408, 409, 423, 425, 429]);

/** These errors come before the message has left. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Posts the message as JSON. The key tells the other side that a second one is the same. */
export const sendToWebhook =
  (address: string): Send =>
  async (message, mark) => {
    await mark();
    try {
      const {status, body} = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers: {'Content-Type': 'application/json', 'Idempotency-Key': message.id},
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patience),
      });
      await body?.cancel();
      if (status >= 200 && status < 300) return {did: 'sent'};
      const forGood = status >= 300 && status < 500 && !temporary.has(status);
      return {did: 'failed', reason: String(status), forGood};
    } catch (error) {
      const reason = kindOf((error as Error).cause ?? error);
      return {did: unreached.has(reason) ? 'failed' : 'unknown', reason};
    }
  };

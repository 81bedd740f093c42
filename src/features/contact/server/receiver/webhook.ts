import {second} from './clock';
import type {Send} from './delivery';
import {errorCode} from './log';

/** Shorter than the grace period of a shutdown, so that the outcome is recorded. */
const timeout = 15 * second;

/** Statuses after which the other side may still accept the message later. */
const temporary = new Set([408, 409, 423, 425, 429]);

/** Errors that occur before anything is sent. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Posts the message as JSON. The other side can recognize a second copy by the key. */
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
        signal: AbortSignal.timeout(timeout),
      });
      await body?.cancel();
      if (status >= 200 && status < 300) return {did: 'sent'};
      const isPermanent = status >= 300 && status < 500 && !temporary.has(status);
      return {did: 'failed', reason: String(status), isPermanent};
    } catch (error) {
      const reason = errorCode((error as Error).cause ?? error);
      return {did: unreached.has(reason) ? 'failed' : 'unknown', reason};
    }
  };

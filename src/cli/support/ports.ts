import {messages} from './messages';
import {Refusal} from '../../content/refusal';

/** The port from an environment variable or an option. */
export function readPort(given: string | undefined, fallback: number): number {
  if (!given) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(messages.notAPort({value: given}));
}

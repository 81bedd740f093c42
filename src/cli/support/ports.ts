import {createServer, type AddressInfo} from 'node:net';
import {messages} from './messages';
import {Refusal} from '../../content/refusal';

/** The port from an environment variable or an option. */
export function readPort(given: string | undefined, fallback: number): number {
  if (!given) return fallback;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(messages.notAPort({value: given}));
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

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

const listening = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({host, port, exclusive: true}, () => {
      const {port: taken} = server.address() as AddressInfo;
      server.close(() => {
        resolve(taken);
      });
    });
  });

export const freePort = (host = '127.0.0.1'): Promise<number> => listening(host, 0);

/** Stops with a sentence when something else already listens there. */
export async function ensureFree(host: string, port: number, tryInstead: string): Promise<void> {
  await listening(host, port).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new Refusal(messages.portInUse({port, command: tryInstead}));
    if (error.code === 'EACCES') throw new Refusal(messages.portNeedsRoot({port, command: tryInstead}));
    throw new Refusal(messages.badAddress({address: `${host}:${port}`, reason: error.code ?? error.message}));
  });
}

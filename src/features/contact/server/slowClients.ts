import type {Server} from 'node:http';

/** A client that sends nothing, or only a trickle, must not hold its connection forever. */
export function guardClients(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
}

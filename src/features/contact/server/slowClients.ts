import type {Server} from 'node:http';

const refusals: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
const notHttp = ['400 Bad Request', 'The request is not valid HTTP.'] as const;

/** Disconnects clients that are too slow or do not speak HTTP, and tells them why. */
export function guardClients(server: Server): void {
  // A client that sends nothing, or only a trickle, must not hold its connection forever.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.on('clientError', ({code = ''}: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    const [status, text] = refusals[code] ?? notHttp;
    const lines = [
      `HTTP/1.1 ${status}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${text.length + 1}`,
      'Connection: close',
    ];
    return socket.end(`${lines.join('\r\n')}\r\n\r\n${text}\n`);
  });
}

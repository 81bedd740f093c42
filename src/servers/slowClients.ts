import type {Server} from 'node:http';

const refusals: Record<string, [status: string, sentence: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};
const notHttp = ['400 Bad Request', 'The request is not valid HTTP.'] as const;

/** What a server does about clients that are late, or that speak no HTTP: they lose their place and are told why. */
export function guardClients(server: Server): void {
  // A client that sends nothing, or drop by drop, does not hold its place for ever.
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

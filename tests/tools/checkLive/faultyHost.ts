import {createServer, request, type IncomingHttpHeaders} from 'node:http';
import {close, listen} from '../../support/servers';

/** An answer that a test can change before it is sent. Status 0 closes the connection instead. */
export type Sent = {method: string; path: string; status: number; headers: IncomingHttpHeaders; body: Buffer};

export type FaultyHost = Awaited<ReturnType<typeof faultyHost>>;

export const without = (headers: IncomingHttpHeaders, ...names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A proxy for a correct host that can change its answers. */
export async function faultyHost(port: number) {
  let spoil: (sent: Sent) => void = () => undefined;
  let posts = 0;
  const server = createServer((visit, response) => {
    const {method = 'GET', url: path = '/', headers: sentHeaders} = visit;
    if (method === 'POST') posts += 1;
    // To the host behind, the request comes from its own address.
    const headers = {
      ...sentHeaders,
      host: `127.0.0.1:${port}`,
      ...(sentHeaders.origin && {origin: `http://127.0.0.1:${port}`}),
    };
    // A connection that is used again may have been closed in the meantime.
    const passed = request({host: '127.0.0.1', port, path, method, headers, agent: false}, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const kept = without(answer.headers, 'transfer-encoding', 'content-length', 'connection');
        const sent = {method, path, status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks)};
        spoil(sent);
        if (sent.status === 0) response.destroy();
        else response.writeHead(sent.status, sent.headers).end(sent.body);
      });
    });
    passed.on('error', () => response.destroy());
    visit.pipe(passed);
  });
  const own = await listen(server);
  return {
    origin: `http://127.0.0.1:${own}`,
    /** Changes every answer after this call; without an argument, no answer is changed. */
    plant: (next: (sent: Sent) => void = () => undefined) => (spoil = next),
    /** The number of POST requests so far. */
    posts: () => posts,
    stop: () => close(server),
  };
}

import type {IncomingMessage, ServerResponse} from 'node:http';
import {preferredEncoding, type Content} from './files';
import {rangeOf} from './range';

/** A plain sentence with a status, for what is no page. */
export function sentence(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(`${text}\n`);
}

const matches = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** Sends a file: compressed as the browser likes it, not at all when the browser has it, or the part that was asked for. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
  status: number,
  headers: ReadonlyMap<string, string>,
): Promise<void> {
  const asked = request.headers;
  const ranged = status === 200 && asked.range !== undefined;
  const body = await content.body(ranged ? 'identity' : preferredEncoding(asked['accept-encoding']));
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('ETag', body.etag);
  if (content.compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matches(asked['if-none-match'], body.etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', content.type);
  response.setHeader('Accept-Ranges', 'bytes');
  if (body.encoding !== 'identity') response.setHeader('Content-Encoding', body.encoding);
  const size = body.bytes.length;
  const current = asked['if-range'] === undefined || asked['if-range'] === body.etag;
  const range = ranged && current ? rangeOf(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    sentence(response, 416, 'The file has no such part.');
    return;
  }
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const bytes = range ? body.bytes.subarray(range.start, range.end + 1) : body.bytes;
  response.writeHead(range ? 206 : status, {'Content-Length': bytes.length});
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

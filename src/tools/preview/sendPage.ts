import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {contentTypes} from '../../build/hosting/contentTypes';

const encode = {
  br: (html: Buffer) => brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}),
  gzip: (html: Buffer) => gzipSync(html),
  identity: (html: Buffer) => html,
};

/** The best encoding that the browser accepts; one that it refuses with `q=0` is not used. */
function encodingFor(header = ''): keyof typeof encode {
  const parts = header.split(',').map((part) => part.trim());
  const accepted = parts.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.replace(/\s*;.*/, ''));
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
}

/** Sends a page with its status, compressed if the browser accepts that. */
export function sendPage(
  {method, headers}: IncomingMessage,
  response: ServerResponse,
  html: string,
  status = 200,
): void {
  const encoding = encodingFor(headers['accept-encoding']);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}-${encoding}"`;
  response.setHeader('Content-Type', contentTypes.html ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (status === 200 && headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const bytes = encode[encoding](Buffer.from(html));
  response.writeHead(status, {'Content-Length': bytes.length});
  response.end(method === 'HEAD' ? undefined : bytes);
}

import {createHash} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {contentTypes} from '../../build/hosting/contentTypes';
import {preferredEncoding} from './encoding';

const encode = {
  br: (html: Buffer) => brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}),
  gzip: (html: Buffer) => gzipSync(html),
  identity: (html: Buffer) => html,
};

/** Sends a page with its status, compressed if the browser accepts that. A range counts uncompressed bytes. */
export function sendPage(
  {method, headers}: IncomingMessage,
  response: ServerResponse,
  text: string,
  status = 200,
): void {
  const html = Buffer.from(text);
  const encoding = preferredEncoding(headers['accept-encoding']);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}-${encoding}"`;
  response.setHeader('Content-Type', contentTypes.html ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (status === 200 && headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const [, from, to = html.length - 1] = /^bytes=(\d+)-(\d+)?$/.exec(headers.range ?? '') ?? [];
  const isPart = status === 200 && Number(from) < html.length;
  const bytes = isPart ? html.subarray(Number(from), Number(to) + 1) : encode[encoding](html);
  if (isPart) response.setHeader('Content-Range', `bytes ${from}-${Number(from) + bytes.length - 1}/${html.length}`);
  response.writeHead(isPart ? 206 : status, {'Content-Length': bytes.length});
  response.end(method === 'HEAD' ? undefined : bytes);
}

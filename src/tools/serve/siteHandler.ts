import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import sirv, {type Options} from 'sirv';
import {cacheHashed, cacheOthers} from '../../build/hosting/hostRules';
import {contentTypes, textTypes} from './contentTypes';
import {sendText} from '../../features/contact/server/middleware';
import {requestedAddress, fileFor} from './addresses';
import {headersFor, parseHeaders, parseRedirects, redirectFor} from './netlifyRules';

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
function sendPage({method, headers}: IncomingMessage, response: ServerResponse, html: string, status = 200): void {
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

const compressedTypes = new Set(textTypes.map(([, type]) => type));

/** For everything but pages. `dev` looks up files each time, because a new build may have replaced the folder. */
const options: Options = {
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  extensions: [],
  setHeaders(response) {
    if (!compressedTypes.has(String(response.getHeader('Content-Type')))) response.removeHeader('Vary');
  },
};

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

/** `/contact/` redirects to `/contact`, if there is such a page. */
async function withoutSlash(folder: string, address: string, query: string) {
  if (address === '/' || !address.endsWith('/') || address.includes('//')) return undefined;
  const bare = address.slice(0, -1);
  if (!(await fileFor(folder, bare))) return undefined;
  return {status: 301, location: encodeURI(bare) + (query && `?${query}`)};
}

/** Serves the site as the host would: clean addresses, headers, redirects, the 404 page. `change` is for each page. */
export function siteHandler(folder: string, change: (html: string) => string) {
  const serveFile = sirv(folder, options);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {method, url = '/', headers} = request;
    const requested = requestedAddress(url);
    if ('refused' in requested) return sendText(response, requested.refused, requested.message);
    const {path: address, query} = requested;
    const redirects = parseRedirects(await readText(path.join(folder, '_redirects')));
    const found = await fileFor(folder, address);
    const ruled = redirectFor(redirects, address, query, found !== undefined);
    const file = ruled?.status === 404 ? undefined : found;
    if (method !== 'GET' && method !== 'HEAD') {
      request.resume();
      return sendText(response, file ? 405 : 404, 'Only the forms of this site can be sent here.', {
        Allow: 'GET, HEAD',
      });
    }
    const redirect = ruled ?? (await withoutSlash(folder, address, query));
    if (redirect && redirect.status !== 404)
      return sendText(response, redirect.status, `See ${redirect.location}`, {Location: redirect.location});

    const isHashed = file !== undefined && address.startsWith('/assets/');
    response.setHeader('Cache-Control', isHashed ? cacheHashed : cacheOthers);
    const rules = parseHeaders(await readText(path.join(folder, '_headers')));
    for (const [name, value] of headersFor(rules, address)) response.setHeader(name, value);
    if (file && !file.endsWith('.html')) {
      response.setHeader('Content-Type', contentTypes[path.extname(file).slice(1)] ?? 'application/octet-stream');
      // A range counts uncompressed bytes.
      if (headers.range) headers['accept-encoding'] = 'identity';
      return serveFile(request, response);
    }
    const html = await readText(file ?? path.join(folder, '404.html'));
    if (!html) return sendText(response, 404, 'No page exists at this address.');
    return sendPage(request, response, change(html), file ? 200 : 404);
  };
}

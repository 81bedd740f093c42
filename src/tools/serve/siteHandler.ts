import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import sirv from 'sirv';
import {cacheOthers} from '../../build/hosting/hostRules';
import {sendText} from '../../features/contact/server/middleware';
import {fileFor, requestedAddress} from './addresses';
import {readRules} from './netlifyRules';

const fast = {params: {[constants.BROTLI_PARAM_QUALITY]: 4}};

/** Sends a page with its status, compressed if the browser accepts that. */
function sendPage({method, headers}: IncomingMessage, response: ServerResponse, html: string, status: number): void {
  const isSmall = /\bbr\b/.test(headers['accept-encoding'] ?? '');
  const bytes = isSmall ? brotliCompressSync(html, fast) : Buffer.from(html);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (isSmall) response.setHeader('Content-Encoding', 'br');
  if (status === 200 && headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(status, {'Content-Length': bytes.length});
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** `/contact/` redirects to `/contact`, if there is such a page. */
async function withoutSlash(folder: string, {path: address, query}: {path: string; query: string}) {
  const bare = address.replace(/\/+$/, '');
  const isPage = bare !== '' && bare !== address && (await fileFor(folder, bare));
  return isPage ? {status: 301, location: encodeURI(bare) + query} : undefined;
}

/** Serves the site as the host would: clean addresses, headers, redirects, the 404 page. `change` is for each page. */
export function siteHandler(folder: string, change: (html: string) => string) {
  // `dev` looks up files each time, because a new build may have replaced the folder.
  const serveFile = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, extensions: []});

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {method, url = '/', headers} = request;
    const requested = requestedAddress(url);
    if (!requested) return sendText(response, 400, 'The address is not valid.');
    if (method !== 'GET' && method !== 'HEAD') {
      request.resume();
      return sendText(response, 405, 'Only the forms of this site can be sent here.', {Allow: 'GET, HEAD'});
    }
    const rules = await readRules(folder);
    const ruled = rules.redirectOf(requested.path, requested.query);
    const redirect = ruled ?? (await withoutSlash(folder, requested));
    if (redirect && redirect.status !== 404)
      return sendText(response, redirect.status, `See ${redirect.location}`, {Location: redirect.location});

    const file = redirect ? undefined : await fileFor(folder, requested.path);
    response.setHeader('Cache-Control', cacheOthers);
    // A browser must not cache a 404 for a year.
    const named = file ? requested.path : '/404.html';
    for (const [name, value] of rules.headersOf(named)) response.setHeader(name, value);
    if (file && !file.endsWith('.html')) {
      // Without its character set, a browser would guess that of plain text.
      if (/\.(txt|md)$/.test(file)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      // A range counts uncompressed bytes.
      if (headers.range) headers['accept-encoding'] = 'identity';
      return serveFile(request, response);
    }
    const html = await readFile(file ?? path.join(folder, '404.html'), 'utf8').catch(() => '');
    if (!html) return sendText(response, 404, 'No page exists at this address.');
    return sendPage(request, response, change(html), file ? 200 : 404);
  };
}

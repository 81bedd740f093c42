import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv, {type Options} from 'sirv';
import {cacheHashed, cacheOthers} from '../../build/hosting/caching';
import {contentTypes, textTypes} from '../../build/hosting/contentTypes';
import {addressOf, fileFor} from './addresses';
import {preferredEncoding} from './encoding';
import {headersFor, parseHeaders, parseRedirects, redirectFor} from './netlifyRules';
import {sendPage} from './sendPage';
import {sendText} from '../../features/contact/server/sendText';

type Site = {
  /** The finished site. */
  folder: string;
  /** What becomes of the HTML of a page. */
  change: (html: string) => string;
};

const extensionOf = (file: string) => path.extname(file).slice(1);

const compressedTypes = new Set(textTypes.map(([, type]) => type));

/** For all but pages. `dev` looks up files each time, because a new build may have replaced the folder. */
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

/**
 * Ranges count uncompressed bytes. Sirv reads only the simplest form of a range and no conditions, so any other request
 * for a range gets the whole file, which HTTP allows.
 */
function prepareHeaders({headers}: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-([1-9]\d*)?$/.exec(headers.range ?? '') ?? [];
  const isReadable = start !== undefined && (end === undefined || Number(start) <= Number(end));
  if (!isReadable || headers['if-range']) delete headers.range;
  headers['accept-encoding'] = headers.range ? 'identity' : preferredEncoding(headers['accept-encoding']);
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

/** `/contact/` redirects to `/contact`, if there is such a page. */
async function withoutSlash(folder: string, address: string, query: string) {
  if (address === '/' || !address.endsWith('/') || address.includes('//')) return undefined;
  const bare = address.slice(0, -1);
  if (!(await fileFor(folder, bare))) return undefined;
  return {status: 301, location: encodeURI(bare) + (query && `?${query}`)};
}

/** Serves the finished site as the host would: clean addresses, its headers and redirects, its 404 page. */
export function siteHandler({
  folder,
  change,
}: Site): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const serveFile = sirv(folder, options);

  return async (request, response) => {
    const {method, url = '/'} = request;
    const asked = addressOf(url);
    if ('refused' in asked) return sendText(response, asked.refused, asked.sentence);
    const {path: address, query} = asked;
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
    prepareHeaders(request);
    response.setHeader('Accept-Ranges', 'bytes');
    if (file && !file.endsWith('.html')) {
      response.setHeader('Content-Type', contentTypes[extensionOf(file)] ?? 'application/octet-stream');
      return serveFile(request, response);
    }
    const html = await readText(file ?? path.join(folder, '404.html'));
    if (!html) return sendText(response, 404, 'No page exists at this address.');
    return sendPage(request, response, change(html), file ? 200 : 404);
  };
}

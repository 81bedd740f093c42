import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {fileReader, type Transform} from './files';
import {addressOf, fileFor} from './resolve';
import {respond, sentence} from './respond';
import {headersFor, parseHeaders, parseRedirects, redirectFor} from './rules';

/** What a host does for a file when `_headers` says nothing: hashed names never change, everything else may. */
const cacheControl = (address: string) =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';

const readText = (file: string) => readFile(file, 'utf8').catch(() => '');

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves the finished site as the host would: clean addresses, its headers and redirects, its page for what is not there. */
export function siteHandler(folder: string, transform?: Transform): SiteHandler {
  const read = fileReader(transform);

  return async (request, response) => {
    const asked = addressOf(request.url ?? '/');
    if ('refused' in asked) return sentence(response, asked.refused, asked.sentence);
    const {path: address, query} = asked;
    // Read afresh each time: a new build may have replaced the folder.
    const redirects = parseRedirects(await readText(path.join(folder, '_redirects')));
    const found = await fileFor(folder, address);
    const ruled = redirectFor(redirects, address, query, found !== undefined);
    const file = ruled?.status === 404 ? undefined : found;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      return sentence(response, file ? 405 : 404, 'Only forms of the site are sent here.', {
        Allow: 'GET, HEAD',
      });
    }
    const redirect = ruled ?? (await withoutSlash(address, query));
    if (redirect && redirect.status !== 404)
      return sentence(response, redirect.status, `See ${redirect.location}`, {Location: redirect.location});

    const page = file ?? path.join(folder, '404.html');
    const content = await read(page).catch(() => undefined);
    if (!content) return sentence(response, 404, 'There is no page at this address.');
    const rules = parseHeaders(await readText(path.join(folder, '_headers')));
    const headers = new Map([['cache-control', cacheControl(file ? address : '')], ...headersFor(rules, address)]);
    return respond(request, response, content, file ? 200 : 404, headers);
  };

  /** `/contact/` means `/contact`, when there is such a page. */
  async function withoutSlash(address: string, query: string) {
    if (address === '/' || !address.endsWith('/') || address.includes('//')) return undefined;
    const bare = address.slice(0, -1);
    if (!(await fileFor(folder, bare))) return undefined;
    return {status: 301, location: encodeURI(bare) + (query && `?${query}`)};
  }
}

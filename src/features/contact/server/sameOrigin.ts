import type {IncomingHttpHeaders} from 'node:http';
import {isIP} from 'node:net';
import {sendText, type Middleware} from './middleware';
import {messages} from './messages';

const hostname = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';

/** Anyone can point a domain at this machine, so only names of this machine and IP addresses are accepted. */
const isOwnHost = (host: string, own: string | undefined): boolean => {
  const name = hostname(`http://${host}`);
  return isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost') || name === own;
};

/** Whether a request comes from a page of this server, whatever a proxy in front adds to its address. */
export function isFromHere({host, origin, 'sec-fetch-site': site}: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** A link on another site may open a page here, but request nothing else. */
const isVisit = ({method, url = '', headers}: Parameters<Middleware>[0]): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  !url.startsWith('/webpack-dev-server');

/** Refuses other sites and unknown hosts, because any page can reach the servers of this machine. `own` is HOST. */
export const sameOrigin =
  (own = process.env.HOST): Middleware =>
  (request, response, next) => {
    const {host} = request.headers;
    const known = host === undefined || isOwnHost(host, own);
    if (known && (isFromHere(request.headers) || isVisit(request))) return next();
    request.resume();
    return sendText(response, 403, known ? messages.crossSite : messages.unknownHost);
  };

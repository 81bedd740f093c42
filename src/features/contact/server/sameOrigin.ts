import type {IncomingHttpHeaders} from 'node:http';
import {isIP} from 'node:net';
import type {Middleware} from './middleware';
import {messages} from './messages';
import {sendText} from './sendText';

const hostname = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^\[|\]$/g, '');
  } catch {
    return '';
  }
};

/** A name may be made to lead to this machine by whoever owns it, so only names of this machine count, and numbers. */
const isOwnHost = (host: string, own: string | undefined): boolean => {
  const name = hostname(`http://${host}`);
  return isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost') || name === own;
};

function isFromHere({host, origin, 'sec-fetch-site': site}: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === `http://${host}`;
}

/** A link on another site may open a page here, and nothing else. */
const isVisit = ({method, url = '', headers}: Parameters<Middleware>[0]): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  !url.startsWith('/webpack-dev-server');

/**
 * A browser reaches the servers of this machine from any page that it shows: what comes from another site, or under a
 * foreign name, is refused. `own` is the name that HOST gives.
 */
export const sameOrigin =
  (own = process.env.HOST): Middleware =>
  (request, response, next) => {
    const {host} = request.headers;
    const known = host === undefined || isOwnHost(host, own);
    if (known && (isFromHere(request.headers) || isVisit(request))) return next();
    request.resume();
    return sendText(response, 403, known ? messages.otherSite : messages.unknownHost);
  };

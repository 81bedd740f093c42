import {timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {tokenHeader} from '../messages';

const own = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopback = /^(::ffff:)?127\.|^::1$/;

function isToken(given: unknown, token: string): boolean {
  if (typeof given !== 'string' || given.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(token));
}

/** Why a request is not answered, if so. It has to come from this machine, from a page of this run, under a name of this machine. */
export function refusal({headers, method, socket}: IncomingMessage, token: string): string | undefined {
  const {host = '', origin, 'sec-fetch-site': site = 'same-origin'} = headers;
  if (!loopback.test(socket.remoteAddress ?? '')) return 'Unknown host.';
  if (!own.has(host.replace(/:\d+$/, ''))) return 'Unknown host.';
  if (origin !== `http://${host}` || site !== 'same-origin') return 'Other sites cannot write pages.';
  if (!isToken(headers[tokenHeader], token)) return 'This page is from an earlier start. Reload it.';
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return 'Bad request.';
  return undefined;
}

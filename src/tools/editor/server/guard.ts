import type {IncomingMessage} from 'node:http';
import {messages} from '../messages';
import {tokenHeader} from '../protocol';

const own = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopback = /^(::ffff:)?127\.|^::1$/;

/** Why a request is not answered, if so. It has to come from this machine, from a page of this run, under a name of this machine. */
export function refusal({headers, method, socket}: IncomingMessage, token: string): string | undefined {
  const {host = '', origin, 'sec-fetch-site': site = 'same-origin'} = headers;
  if (!loopback.test(socket.remoteAddress ?? '')) return messages.unknownHost;
  if (!own.has(host.replace(/:\d+$/, ''))) return messages.unknownHost;
  if (origin !== `http://${host}` || site !== 'same-origin') return messages.otherSite;
  if (headers[tokenHeader] !== token) return messages.earlierStart;
  if (method !== 'POST' || headers['content-type'] !== 'application/json') return messages.badRequest;
  return undefined;
}

import {connect, type Socket} from 'node:net';
import {ask, form} from './servers';

/** What no client should send. A server answers with a sentence and keeps running. */
export const malformed: readonly [name: string, bytes: string][] = [
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a broken chunk', 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['a header with a line break of its own', 'GET / HTTP/1.1\r\nHost: localhost\r\nA: b\rc\r\n\r\n'],
  ['bytes that are no text', `\u0000\u0001\u0002\r\n\r\n`],
];

export const badRequest = /^HTTP\/1\.1 400 Bad Request\r\n[^]*The request is not valid HTTP\.\n$/;

/** A form whose end never arrives. */
export const halfForm =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nform-name=contact&name=A';

/** The statuses of the answers to a thousand simultaneous requests. */
export async function askedAtOnce(port: number, url: string): Promise<Set<number>> {
  const answers = await Promise.all(Array.from({length: 1000}, () => ask(port, url)));
  return new Set(answers.map(({status}) => status));
}

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve();
    });
    socket.resume();
  });

/** A thousand connections that send nothing; resolves when the server has closed all of them. */
export function silentConnections(port: number): Promise<unknown> {
  return Promise.all(Array.from({length: 1000}, () => ended(connect(port, '127.0.0.1'))));
}

/** Two hundred clients that ask and disconnect: half before the answer, half in the middle of a long one. */
export function hurriedClients(port: number, url = '/'): Promise<unknown> {
  return Promise.all(
    Array.from({length: 200}, (_, at) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        if (at % 2 === 0) socket.destroy();
      });
      socket.once('data', () => socket.destroy());
      return ended(socket);
    }),
  );
}

/** Sends sixty large messages at once, and kills the server after it has confirmed twenty. */
export async function messagesUntilKilled(port: number, kill: () => unknown): Promise<string[]> {
  const acknowledged: string[] = [];
  const senders = Array.from({length: 60}, async (_, at) => {
    const message = `${at} ${'x'.repeat(20_000)}`;
    const answer = await ask(port, '/', form({'form-name': 'contact', message})).catch(() => undefined);
    if (answer?.status !== 200) return;
    acknowledged.push(message);
    if (acknowledged.length === 20) kill();
  });
  await Promise.all(senders);
  return acknowledged;
}

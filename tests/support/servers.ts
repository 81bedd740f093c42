import {mkdtempSync, readFileSync} from 'node:fs';
import {createServer, request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';

export const newFolder = (name: string): string => mkdtempSync(path.join(tmpdir(), `site-${name}-`));

export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

export type Answer = {status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string};
export type Ask = {method?: string; headers?: Record<string, string>; body?: string | Buffer};

/** Sends a request exactly as written, without a client that normalizes its path. */
export const ask = (port: number, url: string, {method = 'GET', headers = {}, body}: Ask = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: url, method, headers, agent: false}, (response) => {
      const {statusCode: status = 0, headers: theirs} = response;
      buffer(response).then((bytes) => resolve({status, headers: theirs, bytes, text: bytes.toString()}), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

export const form = (fields: Record<string, string>): Ask => ({
  method: 'POST',
  headers: {'Content-Type': 'application/x-www-form-urlencoded'},
  body: new URLSearchParams(fields).toString(),
});

export type Stored = {receivedAt: string; form: string; fields: Record<string, string>};

/** The complete lines of a file of captured forms. */
export function storedIn(file: string): Stored[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Stored);
}

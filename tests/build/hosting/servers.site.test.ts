import {buildServer} from '@site/src/tools/serve/buildServer';
import type {Server} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expectationsOfBuild, type Expectation} from '../../support/expectations';
import {root} from '../../support/files';
import {ask, close, listen, newFolder, type Answer} from '../../support/servers';

const folder = path.join(root, 'build');
const formsFile = path.join(newFolder('hosts'), 'forms.jsonl');

let server: Server;
let port = 0;

beforeAll(async () => {
  server = buildServer({folder, formsFile, log: () => undefined});
  port = await listen(server);
});

afterAll(() => close(server));

function textOf({bytes, headers}: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** The differences between an answer and what is expected, in words. */
function differences({status, headers = {}, body, method}: Expectation, answer: Answer): string[] {
  const found = answer.status === status ? [] : [`status ${answer.status}, not ${status}`];
  for (const [name, expected] of Object.entries(headers)) {
    const value = answer.headers[name]?.toString() ?? null;
    const fits = expected instanceof RegExp ? expected.test(value ?? '') : value === expected;
    if (!fits) found.push(`${name} is ${value}, not ${expected}`);
  }
  if (body === 'empty' && answer.bytes.length > 0) found.push('a body where none belongs');
  if (body instanceof RegExp && method !== 'HEAD' && !body.test(textOf(answer))) found.push(`no ${body} in the body`);
  return found;
}

const askFor = (port: number, {path: address, method, ask: headers}: Expectation) =>
  ask(port, address, {method, headers});

describe('npm run serve', () => {
  test.each(
    expectationsOfBuild().map(
      (row) => [row.method ?? 'GET', row.path, row.status, JSON.stringify(row.ask ?? {}), row] as const,
    ),
  )('%s %s answers %d (%s)', async (_method, _path, _status, _ask, row) => {
    expect(differences(row, await askFor(port, row))).toEqual([]);
  });

  test('answers 304 for what the browser has, in any encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = {'Accept-Encoding': encoding};
      const {etag = ''} = (await ask(port, '/contact', {headers})).headers;
      const again = await ask(port, '/contact', {headers: {...headers, 'If-None-Match': etag}});
      expect([encoding, again.status, again.bytes.length]).toEqual([encoding, 304, 0]);
    }
  });
});

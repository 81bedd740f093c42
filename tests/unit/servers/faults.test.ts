/** @jest-environment node */
import {previewServer} from '@site/src/tools/preview/previewServer';
import {mkdirSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import {askedAtOnce, badRequest, halfForm, hurriedClients, malformed, silentConnections} from '../../support/faults';
import {ask, close, form, listen, newFolder, raw, storedIn} from '../../support/servers';

const folder = newFolder('faults');
const formsFile = path.join(folder, 'forms.jsonl');
let server: Server;
let port: number;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build', 'index.html'), `<!doctype html><title>Home</title>${'x'.repeat(4000)}`);
  // More than a connection buffers while nobody reads.
  writeFileSync(path.join(folder, 'build', 'long.txt'), 'x'.repeat(20_000_000));
  server = previewServer({folder: path.join(folder, 'build'), formsFile, log: () => undefined});
  server.headersTimeout = 1000;
  server.requestTimeout = 1500;
  // By default, Node checks for slow clients only every thirty seconds; this can be set only when the server is created.
  server.setTimeout(2000);
  port = await listen(server);
});
afterAll(() => close(server));

const alive = async () => expect((await ask(port, '/')).status).toBe(200);

test('a thousand connections at once are all answered', async () => {
  expect(await askedAtOnce(port, '/')).toEqual(new Set([200]));
  await alive();
}, 60_000);

test('a thousand idle connections do not keep others out, and are closed', async () => {
  const closed = silentConnections(port);
  await alive();
  await closed;
  await alive();
}, 60_000);

test('a slow client is disconnected sooner than by default in Node', () => {
  const {headersTimeout, requestTimeout} = previewServer({folder, formsFile});
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
});

test('a form that arrives in a trickle and then stops is not stored', async () => {
  const said = raw(port, halfForm);
  await alive();
  await said;
  await ask(port, '/', form({'form-name': 'contact', email: 'a@b.example'}));
  expect(storedIn(formsFile).map((stored) => stored.form)).toEqual(['contact']);
}, 30_000);

test.each(malformed)('%s: a sentence, and the server keeps running', async (_, bytes) => {
  expect(await raw(port, bytes)).toMatch(badRequest);
  await alive();
});

test('a client that disconnects in the middle of an answer does no harm', async () => {
  await hurriedClients(port, '/long.txt');
  await alive();
});

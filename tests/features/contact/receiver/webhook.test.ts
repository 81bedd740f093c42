/** @jest-environment node */
import {minute} from '@site/src/features/contact/server/receiver/clock';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import {close, listen} from '../../../support/servers';
import {openMailbox, receive, settingsFor, stopAll, stopTime, until} from './receiving';

type Call = {headers: IncomingHttpHeaders; body: string};

const mailbox = openMailbox();
let calls: Call[];
let answers: (number | 'cut')[];
let server: Server;
let port: number;

beforeEach(async () => {
  calls = [];
  answers = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({headers: request.headers, body});
      const answer = answers.shift() ?? 204;
      if (answer === 'cut') request.socket.destroy();
      else response.writeHead(answer, {Location: '/elsewhere'}).end();
    });
  });
  port = await listen(server);
});

afterEach(() => close(server));

const withWebhook = () => settingsFor(mailbox.port, undefined, {webhook: `http://127.0.0.1:${port}/hook`});

test('the webhook gets each message as JSON, in addition to the mail', async () => {
  const receiver = await receive(withWebhook());
  await receiver.send('for both');
  await until(() => receiver.happened('sent').length === 2);
  const [stored] = receiver.stored();
  expect(calls.map(({body}) => JSON.parse(body) as object)).toEqual([stored]);
  expect(calls[0]?.headers).toMatchObject({'content-type': 'application/json', 'idempotency-key': stored?.id});
});

test.each<[number | 'cut', string]>([
  [500, 'failed'],
  [429, 'failed'],
  ['cut', 'unknown'],
])('a webhook that answers %s is called again with the same idempotency key', async (answer, did) => {
  answers = [answer];
  const forward = stopTime();
  const receiver = await receive(withWebhook());
  await receiver.send();
  await until(() => receiver.happened('delayed').length === 1 && receiver.happened('sent').length === 1);
  expect(receiver.statuses()).toEqual([`waiting: mail sent, webhook ${did}`]);
  forward(minute);
  await until(() => receiver.happened('sent').length === 2);
  expect(new Set(calls.map(({headers}) => headers['idempotency-key'])).size).toBe(1);
  expect(calls).toHaveLength(2);
});

test.each([302, 404])('a webhook that answers %d is not called again', async (answer) => {
  answers = [answer];
  const receiver = await receive(withWebhook());
  await receiver.send();
  await until(() => receiver.happened('given up').length === 1);
  expect(receiver.happened('given up')).toMatchObject([{to: 'webhook', reason: String(answer)}]);
  expect(calls).toHaveLength(1);
});

test('a webhook that is added later gets no earlier messages', async () => {
  const settings = settingsFor(mailbox.port);
  const before = await receive(settings);
  await before.send('old');
  await until(() => before.happened('sent').length === 1);
  await stopAll();
  const after = await receive({...settings, webhook: withWebhook().webhook});
  await after.send('new');
  await until(() => after.happened('sent').length === 2);
  expect(calls.map(({body}) => /old|new/.exec(body)?.[0])).toEqual(['new']);
});

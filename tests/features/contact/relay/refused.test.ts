/** @jest-environment node */
import {sendLimit} from '@site/src/features/contact/model/forms';
import {usualLimits} from '@site/src/features/contact/server/relay/limits';
import type {SMTPServerOptions} from 'smtp-server';
import {inquiry, mailServer, refusal, relayTo, scriptedServer} from './mailServer';

/** The status with which a new relay answers a message. */
async function statusWith(server: {port: number; stop: () => unknown}, settings = {}): Promise<number> {
  const relay = await relayTo(server.port, settings, soon);
  const {status} = await relay.send();
  await server.stop();
  await relay.stop();
  return status;
}

/** Not to wait for the usual time limit, which is shorter than that of the form. */
const soon = {deadline: 500};

test('the relay answers before the form gives up', () => {
  expect(usualLimits.deadline).toBeLessThan(sendLimit);
});

type Stage = 'onMailFrom' | 'onRcptTo' | 'onData';

const refusing = (stage: Stage, code: number): SMTPServerOptions =>
  stage === 'onData'
    ? {onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(code)))}
    : {[stage]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refusal(code))};

test.each([
  ['onMailFrom', 421],
  ['onRcptTo', 451],
  ['onData', 550],
] as const)('a mail that the server refuses at %s with %d is an error', async (stage, code) => {
  const server = await mailServer(refusing(stage, code));
  expect(await statusWith(server)).toBe(502);
  expect(server.mails).toEqual([]);
});

const talk = (at: RegExp, instead: string | undefined) => (line: string) => {
  if (at.test(line)) return instead;
  if (line === 'connected') return '220 here';
  return line === 'DATA' ? '354 go on' : '250 ok';
};

test.each([
  ['ends the connection at the greeting', /^connected/, 'close', 0],
  ['ends the connection after the mail', /^\.$/, 'close', 1],
  ['says nothing at MAIL', /^MAIL/, undefined, 0],
  ['says nothing after the mail', /^\.$/, undefined, 1],
])('a mail server that %s is an error, and never gets the mail twice', async (_, at, instead, mails) => {
  const server = await scriptedServer(talk(at, instead));
  expect(await statusWith(server)).toBe(502);
  expect(server.mails).toHaveLength(mails);
});

test('a mail server whose certificate is not valid is an error', async () => {
  // The server says that its certificate is public.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await mailServer({disabledCommands: ['AUTH']});
  const settings = {SMTP_URL: `smtp://127.0.0.1:${server.port}?ignoreTLS=false&requireTLS=true`};
  expect(await statusWith(server, settings)).toBe(502);
  expect(server.mails).toEqual([]);
});

test('a mail server that is busy with one message does not keep others waiting for long', async () => {
  const server = await scriptedServer(talk(/^MAIL/, undefined));
  const relay = await relayTo(server.port, {}, {...soon, deliveries: 2, waiting: 3});
  const from = (at: number) => ({'X-Forwarded-For': `192.0.2.${at}`});
  const answers = await Promise.all(Array.from({length: 8}, (_, at) => relay.send(inquiry, from(at))));
  expect(answers.map(({status}) => status).sort()).toEqual([502, 502, 502, 502, 502, 503, 503, 503]);
  server.stop();
  await relay.stop();
});

test('what was not sent within the time limit is not sent later', async () => {
  let isSlow = true;
  const server = await scriptedServer((line) =>
    isSlow && line.startsWith('MAIL') ? undefined : talk(/^never/, '')(line),
  );
  const relay = await relayTo(server.port, {}, {...soon, deliveries: 1});
  const answers = await Promise.all([relay.send(), relay.send()]);
  isSlow = false;
  expect(answers.map(({status}) => status)).toEqual([502, 502]);
  expect((await relay.send()).status).toBe(200);
  expect(server.mails).toHaveLength(1);
  server.stop();
  await relay.stop();
});

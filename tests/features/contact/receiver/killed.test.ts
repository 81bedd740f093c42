/** @jest-environment node */
import type {ChildProcess} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bodyOf} from './mailServer';
import {startReceiverProcess} from './receiverProcess';
import {ask, form, newFolder} from '../../../support/servers';
import {message, openMailbox, receive, settingsFor, statuses, stopTime, until} from './receiving';

const mailbox = openMailbox();
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const receiverProcess = async (folder: string) => {
  const started = await startReceiverProcess(settingsFor(mailbox.port, folder, {limits: {perSender: 1e6, total: 1e6}}));
  children.push(started.child);
  return started;
};

const restarted = async (folder: string) => {
  // An hour later, so that every pause is over.
  stopTime(Date.now() + 3_600_000);
  return receive(settingsFor(mailbox.port, folder));
};

/** Sends sixty large messages at once, kills the receiver after twenty answers, and returns the acknowledged messages. */
async function messagesUntilKilled(port: number, kill: () => unknown): Promise<string[]> {
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

test('a receiver killed while storing many messages delivers each acknowledged one once', async () => {
  const folder = newFolder('receiver');
  await mailbox.stop();
  const first = await receiverProcess(folder);
  const acknowledged = await messagesUntilKilled(first.port, () => void first.kill());
  await mailbox.start();
  const second = await restarted(folder);
  const stored = second.stored();
  await until(() => second.happened('sent').length === stored.length, 'all mails');
  const numbers = mailbox.mails.map((mail) => /^(\d+) x/m.exec(bodyOf(mail))?.[1]);
  expect(numbers).toEqual(expect.arrayContaining(acknowledged.map((text) => text.split(' ')[0])));
  expect(new Set(numbers).size).toBe(numbers.length);
}, 30_000);

test('a receiver killed after it recorded a sent mail does not send it again', async () => {
  const folder = newFolder('receiver');
  const first = await receiverProcess(folder);
  await ask(first.port, '/', form(message));
  await until(() => statuses({folder})[0]?.endsWith('mail sent') ?? false);
  await first.kill();
  const second = await restarted(folder);
  await second.send('after the restart');
  await until(() => second.happened('sent').length === 1);
  expect(mailbox.mails.map((mail) => bodyOf(mail).includes('after the restart'))).toEqual([false, true]);
});

test('a receiver killed while the mail server accepts a mail sends it again with the same Message-ID', async () => {
  const folder = newFolder('receiver');
  let arrived = '';
  await mailbox.start({}, ({messageId}) => {
    arrived = messageId;
    return new Promise(() => undefined);
  });
  const first = await receiverProcess(folder);
  await ask(first.port, '/', form(message));
  await until(() => arrived !== '');
  expect(statuses({folder})).toEqual(['waiting: mail sending']);
  await first.kill();
  await mailbox.start();
  const second = await restarted(folder);
  await until(() => second.happened('sent').length === 1);
  expect(mailbox.mails.map(({messageId}) => messageId)).toEqual([arrived]);
});

test('a receiver killed while it stored a message ignores and removes the unfinished file', async () => {
  const folder = newFolder('receiver');
  const unfinished = path.join(folder, 'waiting', '.2026-11-22T12-00-00.000Z_a.txt');
  mkdirSync(path.dirname(unfinished));
  writeFileSync(unfinished, '{"did":"wai');
  const receiver = await receive(settingsFor(mailbox.port, folder));
  await receiver.send('whole');
  await until(() => receiver.happened('sent').length === 1);
  expect(receiver.stored().map(({fields}) => fields.message)).toEqual(['whole']);
  expect(existsSync(unfinished)).toBe(false);
});

describe('an older folder is taken over at the start', () => {
  const oldMessage = (id: string, receivedAt: string) =>
    `${JSON.stringify({receivedAt, id, form: 'contact', fields: {message: id}})}\n`;
  const oldEntry = (id: string, did: string) =>
    `${JSON.stringify({at: '2026-11-22T12:00:01.000Z', id, did, attempt: 1, unknown: 0})}\n`;

  test('with what was delivered and what was not, and without unfinished lines', async () => {
    const folder = newFolder('receiver');
    const old = (name: string, ...lines: string[]) => appendFileSync(path.join(folder, name), lines.join(''));
    old(
      'messages.jsonl',
      oldMessage('sent', '2026-11-21T12:00:00.000Z'),
      oldMessage('new', '2026-11-22T12:00:00.000Z'),
    );
    old('messages.jsonl', oldMessage('refused', '2026-11-22T13:00:00.000Z'), '{"receivedAt":"2026-11-22T14:00');
    old('journal.jsonl', oldEntry('sent', 'sending'), oldEntry('sent', 'sent'), oldEntry('refused', 'given up'));
    const receiver = await receive(settingsFor(mailbox.port, folder));
    await until(() => receiver.happened('sent').length === 1);
    await until(() => receiver.statuses().filter((status) => status === 'done: mail sent').length === 2);
    expect(mailbox.mails.map((mail) => /^Message ID: (.*)$/m.exec(bodyOf(mail))?.[1]?.trim())).toEqual(['new']);
    expect(receiver.stored().map(({id}) => id)).toEqual(['sent', 'new', 'refused']);
    expect(receiver.statuses()).toContain('waiting: mail given up');
    for (const name of ['messages.jsonl', 'journal.jsonl']) expect(existsSync(path.join(folder, name))).toBe(false);
  });
});

/** @jest-environment node */
import type {ChildProcess} from 'node:child_process';
import {appendFileSync, existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {MailboxServer, bodyOf} from '../../../support/mailServer';
import {startReceiverProcess} from '../../../support/receiverProcess';
import {ask, form, newFolder, storedIn} from '../../../support/servers';
import {statuses, stopTime, happened, message, receive, settingsFor, stopAll, until} from '../../../support/receiving';

const mailbox = new MailboxServer();
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stopAll();
  await mailbox.stop();
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
  await mailbox.start();
  await mailbox.stop();
  mailbox.mails.splice(0);
  const first = await receiverProcess(folder);
  const acknowledged = await messagesUntilKilled(first.port, () => void first.kill());
  await mailbox.start();
  const second = await restarted(folder);
  const stored = storedIn(path.join(folder, 'messages.jsonl'));
  await until(() => happened(second, 'sent').length === stored.length, 'all mails');
  const numbers = mailbox.mails.map((mail) => /^(\d+) x/m.exec(bodyOf(mail))?.[1]);
  expect(numbers).toEqual(expect.arrayContaining(acknowledged.map((text) => text.split(' ')[0])));
  expect(new Set(numbers).size).toBe(numbers.length);
}, 30_000);

test('a receiver killed after it recorded a sent mail does not send it again', async () => {
  const folder = newFolder('receiver');
  mailbox.mails.splice(0);
  await mailbox.start();
  const first = await receiverProcess(folder);
  await ask(first.port, '/', form(message));
  await until(() => statuses(folder).includes('sent'));
  await first.kill();
  const second = await restarted(folder);
  await second.send('after the restart');
  await until(() => happened(second, 'sent').length === 1);
  expect(mailbox.mails.map((mail) => bodyOf(mail).includes('after the restart'))).toEqual([false, true]);
});

test('a receiver killed while the mail server accepts a mail sends it again with the same Message-ID', async () => {
  const folder = newFolder('receiver');
  mailbox.mails.splice(0);
  let arrived = '';
  await mailbox.start({}, ({messageId}) => {
    arrived = messageId;
    return new Promise(() => undefined);
  });
  const first = await receiverProcess(folder);
  await ask(first.port, '/', form(message));
  await until(() => arrived !== '');
  expect(statuses(folder)).toEqual(['sending']);
  await first.kill();
  await mailbox.stop();
  await mailbox.start();
  const second = await restarted(folder);
  await until(() => happened(second, 'sent').length === 1);
  expect(mailbox.mails.map(({messageId}) => messageId)).toEqual([arrived]);
});

test('a receiver killed while writing ignores incomplete lines and removes unfinished files', async () => {
  const folder = newFolder('receiver');
  mailbox.mails.splice(0);
  await mailbox.start();
  const torn = '{"receivedAt":"2026-11-22T12:00:00.000Z","id":"a","form":"con';
  appendFileSync(path.join(folder, 'messages.jsonl'), torn);
  appendFileSync(path.join(folder, 'journal.jsonl'), '{"at":"2026-11-22T12:00:00.000Z","id":"a","did":"se');
  writeFileSync(path.join(folder, 'messages.jsonl.next'), 'personal');
  const receiver = await receive(settingsFor(mailbox.port, folder));
  await receiver.send('whole');
  await until(() => happened(receiver, 'sent').length === 1);
  expect(storedIn(path.join(folder, 'messages.jsonl')).map(({fields}) => fields.message)).toEqual(['whole']);
  expect(existsSync(path.join(folder, 'messages.jsonl.next'))).toBe(false);
});

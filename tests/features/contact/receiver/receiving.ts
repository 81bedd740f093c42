import {startReceiver} from '@site/src/features/contact/server/receiver/receiver';
import {channelNames} from '@site/src/features/contact/server/receiver/spool';
import {receiverSettings, type Settings} from '@site/src/features/contact/server/receiver/settings';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import timers from 'node:timers/promises';
import {MailboxServer} from './mailServer';
import {ask, form, newFolder} from '../../../support/servers';

export const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

/** Timers that must stay real, because the mail servers of the tests need them. */
const running = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;

/**
 * Stops the receiver's clocks and returns a function that advances both, which resumes deliveries that are due. Setting
 * the date with `jest.setSystemTime` leaves the monotonic clock alone.
 */
export function stopTime(start = Date.parse('2026-11-22T12:00:00Z')) {
  jest.useFakeTimers({now: start, doNotFake: [...running, 'hrtime', 'performance']});
  let monotonic = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic);
  const sleepers = new Map<() => void, number>();
  jest.spyOn(timers, 'setTimeout').mockImplementation(
    (wait = 0, value, {signal} = {}) =>
      new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(wake);
          resolve(value);
        };
        sleepers.set(wake, monotonic + wait);
        if (signal?.aborted) wake();
        signal?.addEventListener('abort', wake, {once: true});
      }),
  );
  return (by: number) => {
    jest.setSystemTime(Date.now() + by);
    monotonic += by;
    for (const [wake, due] of [...sleepers]) if (due <= monotonic) wake();
  };
}

afterEach(() => {
  jest.useRealTimers();
});

export async function until(holds: () => boolean, what = 'it'): Promise<void> {
  const start = process.hrtime.bigint();
  while (!holds()) {
    if (process.hrtime.bigint() - start > 10_000_000_000n) throw new Error(`Waited too long for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const settingsFor = (port: number, folder = newFolder('receiver'), more: Partial<Settings> = {}): Settings => ({
  ...receiverSettings(folder, {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'none',
    MESSAGES_FROM: 'website@company.example',
    MESSAGES_TO: 'hello@company.example',
  }),
  port: 0,
  folder,
  ...more,
});

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** A running receiver, with what it logged and stored. */
type Running = Receiver & {
  lines: string[];
  folder: string;
  send: (text?: string) => Promise<number>;
  happened: (event: string) => Record<string, string>[];
  stored: () => Stored[];
  statuses: () => string[];
};

const receivers: Receiver[] = [];

/** Starts a receiver. `lines` has its log until another one is started. */
export async function receive(settings: Settings): Promise<Running> {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const receiver = await startReceiver(settings);
  receivers.push(receiver);
  const send = async (text = 'Hello') => (await ask(receiver.port, '/', form({...message, message: text}))).status;
  const happened = (event: string) =>
    lines.map((line) => JSON.parse(line) as Record<string, string>).filter((one) => one.event === event);
  const {folder} = settings;
  const files = {stored: () => storedBy({folder}), statuses: () => statuses({folder})};
  return {...receiver, lines, folder, send, happened, ...files};
}

/** Stops all receivers, for use in `afterEach`. */
export async function stopAll(): Promise<void> {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
}

/** A mailbox for a file of tests. For each test, it is empty and running, and no receiver is left from the one before. */
export function openMailbox(): MailboxServer {
  const mailbox = new MailboxServer();
  beforeEach(async () => {
    mailbox.mails.splice(0);
    await mailbox.start();
  });
  afterEach(async () => {
    await stopAll();
    await mailbox.stop();
  });
  return mailbox;
}

/** The lines of all messages in a folder, oldest first: one for each channel, and the message. */
const filesIn = (folder: string) =>
  ['done', 'waiting'].flatMap((place) => {
    const full = path.join(folder, place);
    const names = existsSync(full) ? readdirSync(full).filter((name) => !name.startsWith('.')) : [];
    return names.map((name) => ({place, name, lines: readFileSync(path.join(full, name), 'utf8').split('\n')}));
  });

export type Stored = {id: string; receivedAt: string; form: string; fields: Record<string, string>};

export const storedBy = ({folder}: {folder: string}): Stored[] =>
  filesIn(folder)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({lines}) => JSON.parse(lines[channelNames.length] ?? '') as Stored);

/** Where each message is and how far its deliveries have come, such as `waiting: mail failed`. */
export const statuses = ({folder}: {folder: string}): string[] =>
  filesIn(folder).map(({place, lines}) => {
    const known = channelNames.map((name, at) => [name, lines[at]?.trim()]).filter(([, line]) => line);
    const each = known.map(([name, line = '']) => `${name} ${(JSON.parse(line) as {did: string}).did}`);
    return `${place}: ${each.join(', ')}`;
  });

/** How often the mail of the only message has failed. */
export function attemptsBy({folder}: {folder: string}): number {
  const {did, attempt} = JSON.parse(filesIn(folder)[0]?.lines[0] || '{}') as {did?: string; attempt?: number};
  return did === 'failed' ? (attempt ?? 0) : 0;
}

import {startReceiver} from '@site/src/features/contact/server/receiver/receiver';
import type {Entry} from '@site/src/features/contact/server/receiver/journal';
import type {Settings} from '@site/src/features/contact/server/receiver/settings';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import timers from 'node:timers/promises';
import {ask, form, newFolder} from './servers';

export const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

/** Timers that must stay real, because the mail servers of the tests need them. */
const running = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;

/** Stops the receiver's clock and returns a function that advances it, which resumes deliveries that are due. */
export function stopTime(start = Date.parse('2026-11-22T12:00:00Z')) {
  jest.useFakeTimers({now: start, doNotFake: [...running, 'hrtime', 'performance']});
  const sleepers = new Map<() => void, number>();
  jest.spyOn(timers, 'setTimeout').mockImplementation(
    (wait = 0, value, {signal} = {}) =>
      new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(wake);
          resolve(value);
        };
        sleepers.set(wake, Date.now() + wait);
        if (signal?.aborted) wake();
        signal?.addEventListener('abort', wake, {once: true});
      }),
  );
  return (by: number) => {
    jest.setSystemTime(Date.now() + by);
    for (const [wake, due] of [...sleepers]) if (due <= Date.now()) wake();
  };
}

afterEach(() => {
  jest.useRealTimers();
});

export async function until(holds: () => boolean, what = 'it'): Promise<void> {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 10_000) throw new Error(`Waited too long for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const settingsFor = (port: number, folder = newFolder('receiver'), more: Partial<Settings> = {}): Settings => ({
  port: 0,
  folder,
  months: 24,
  limits: {perSender: 10, total: 600},
  mail: {
    host: '127.0.0.1',
    port,
    security: 'none',
    user: undefined,
    password: undefined,
    from: 'website@company.example',
    to: 'hello@company.example',
  },
  webhook: undefined,
  ...more,
});

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
type Running = Receiver & {lines: string[]; folder: string; send: (text?: string) => Promise<number>};

const receivers: Receiver[] = [];

/** Starts a receiver. `lines` has its log until another one is started. */
export async function receive(settings: Settings): Promise<Running> {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const receiver = await startReceiver(settings);
  receivers.push(receiver);
  const send = async (text = 'Hello') => (await ask(receiver.port, '/', form({...message, message: text}))).status;
  return {...receiver, lines, folder: settings.folder, send};
}

/** Stops all receivers, for use in `afterEach`. */
export async function stopAll(): Promise<void> {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
}

export const happened = ({lines}: Running, event: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, string>).filter((one) => one.event === event);

export function linesIn<T>(folder: string, name: string): T[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

export const statuses = (folder: string, journal = 'journal.jsonl') =>
  linesIn<Entry>(folder, journal).map(({did}) => did);

import type {Clock} from '@site/src/features/contact/server/receiver/clock';
import type {Entry} from '@site/src/features/contact/server/receiver/journal';
import type {Event} from '@site/src/features/contact/server/receiver/log';
import {startReceiver, type Receiver, type Surroundings} from '@site/src/features/contact/server/receiver/receiver';
import type {Settings} from '@site/src/features/contact/server/receiver/settings';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ask, form, newFolder} from './servers';

export const message = {'form-name': 'contact', name: 'Amina', email: 'amina@example.com', message: 'Hello'};

/** A clock that stands still until it is set forward; who sleeps wakes when the time has come. */
export function handClock(start = Date.parse('2026-11-22T12:00:00Z')) {
  let time = start;
  const sleepers = new Map<() => void, number>();
  const clock: Clock = {
    now: () => time,
    sleep: (wait, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(wake);
          resolve();
        };
        sleepers.set(wake, time + wait);
        if (signal.aborted) wake();
        signal.addEventListener('abort', wake, {once: true});
      }),
  };
  const forward = (by: number) => {
    time += by;
    for (const [wake, due] of [...sleepers]) if (due <= time) wake();
  };
  return {clock, forward};
}

export async function until(holds: () => boolean, what = 'it'): Promise<void> {
  const start = Date.now();
  while (!holds()) {
    if (Date.now() - start > 10_000) throw new Error(`Waited too long for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const settingsFor = (port: number, folder = newFolder('receiver'), more: Partial<Settings> = {}): Settings => ({
  port: 0,
  folder,
  months: 24,
  limits: {each: 10, all: 600},
  mail: {host: '127.0.0.1', port, security: 'none', from: 'website@company.example', to: 'hello@company.example'},
  ...more,
});

type Running = Receiver & {said: Event[]; folder: string; send: (text?: string) => Promise<number>};

const running: Receiver[] = [];

export async function receive(settings: Settings, surroundings: Surroundings = {}): Promise<Running> {
  const said: Event[] = [];
  const receiver = await startReceiver(settings, {log: (event) => said.push(event), ...surroundings});
  running.push(receiver);
  const send = async (text = 'Hello') => (await ask(receiver.port, '/', form({...message, message: text}))).status;
  return {...receiver, said, folder: settings.folder, send};
}

/** For afterEach. */
export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((receiver) => receiver.stop()));
}

export const happened = ({said}: Running, event: Event['event']) => said.filter((one) => one.event === event);

export function linesIn<T>(folder: string, name: string): T[] {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

export const statuses = (folder: string, journal = 'journal.jsonl') =>
  linesIn<Entry>(folder, journal).map(({did}) => did);

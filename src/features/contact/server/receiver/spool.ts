import {chmod, mkdir, open, readdir, readFile, rename, rm, type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {bodyLimit} from '../../model/forms';
import type {StoredMessage} from '../capture/parse';

/** Where messages go. Each has its own line in the file of a message. */
export const channelNames = ['mail', 'webhook', 'confirmation'] as const;
export type ChannelName = (typeof channelNames)[number];

/**
 * How far a delivery has come:
 * - `waiting`: it was not tried yet.
 * - `sending`: from now on, the other side may have the message. Synced to disk before its last byte is sent.
 * - `sent`: the other side has confirmed it.
 * - `failed`: the other side does not have it, and it will be tried again.
 * - `unknown`: the connection ended after `sending`. A `sending` that is found at the start means that the process ended.
 * - `given up`: it was refused for good, or tried for long enough.
 */
export type Status = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'given up';

/** How often a message was tried, how often with unknown outcome, and when last. Contains no personal data. */
export type State = {did: Status; attempt: number; unknown: number; at: string; reason?: string | undefined};
export type States = Partial<Record<ChannelName, State>>;
export type Entry = {message: StoredMessage; states: States};

const lineLength = 160;
const folders = ['waiting', 'done'] as const;

const lineOf = (state?: State) =>
  `${state ? JSON.stringify({...state, reason: state.reason?.slice(0, 40)}) : ''}`.padEnd(lineLength - 1) + '\n';

/** Names sort by date, and those of files that are still being written begin with a dot. */
const nameOf = ({receivedAt, id}: StoredMessage) => `${receivedAt.replaceAll(':', '-')}_${id}.txt`;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };

async function using<T>(file: string, flags: string, act: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, flags, 0o600);
  try {
    return await act(handle);
  } finally {
    await handle.close();
  }
}

/** A new or moved name survives a power failure only after its folder is synced. */
const syncFolder = (folder: string) => using(folder, 'r', (handle) => handle.sync());

const writeSynced = (file: string, content: string | Buffer) =>
  using(file, 'w', async (handle) => {
    await handle.writeFile(content);
    await handle.sync();
  });

/**
 * Stores messages as mail servers do: one file each, in `waiting` until everything is delivered, then in `done`. Only the
 * owner can read them. A file has a line of fixed length for each channel and then the message. A state is overwritten in
 * place, so recording it needs no room on the disk, and never brings back a message that somebody deleted.
 */
export function spoolIn(folder: string) {
  const [waiting, done] = folders.map((name) => path.join(folder, name)) as [string, string];

  async function namesIn(place: string): Promise<string[]> {
    const names = await readdir(place).catch(ifMissing<string[]>([]));
    return names.filter((name) => name.endsWith('.txt') && !name.startsWith('.')).sort();
  }

  async function read(file: string): Promise<Entry | undefined> {
    const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
    if (text === undefined) return undefined;
    const lines = text.split('\n');
    const found = channelNames.map((name, at) => [name, lines[at]?.trim()] as const).filter(([, line]) => line);
    const states = Object.fromEntries(found.map(([name, line = '']) => [name, JSON.parse(line) as State]));
    return {message: JSON.parse(lines[channelNames.length] ?? '') as StoredMessage, states};
  }

  return {
    /** Makes the folders private, even if they existed before. */
    async prepare(): Promise<void> {
      for (const place of [folder, waiting, done]) {
        await mkdir(place, {recursive: true, mode: 0o700});
        await chmod(place, 0o700);
      }
    },
    /** Removes files that a kill or a full disk left unfinished. No sender has a confirmation for them. */
    async removeUnfinished(): Promise<void> {
      for (const name of await readdir(waiting)) if (name.startsWith('.')) await rm(path.join(waiting, name));
    },
    /** Throws unless the disk has room for a message. */
    async probe(): Promise<void> {
      const file = path.join(folder, 'probe');
      try {
        await writeSynced(file, Buffer.alloc(2 * bodyLimit, 'x'));
      } finally {
        await rm(file, {force: true});
      }
    },
    /** The message is on the disk when the promise resolves. */
    async add(message: StoredMessage, states: States, to: (typeof folders)[number] = 'waiting'): Promise<string> {
      const name = nameOf(message);
      const unfinished = path.join(waiting, `.${name}`);
      const content = [...channelNames.map((channel) => lineOf(states[channel])), JSON.stringify(message), '\n'].join(
        '',
      );
      await mkdir(waiting, {recursive: true, mode: 0o700});
      try {
        await writeSynced(unfinished, content);
        await rename(unfinished, path.join(folder, to, name));
      } catch (error) {
        await rm(unfinished, {force: true});
        throw error;
      }
      await syncFolder(path.join(folder, to));
      return name;
    },
    waiting: () => namesIn(waiting),
    read: (name: string) => read(path.join(waiting, name)),
    /** Records a state. Returns false if the message was deleted. */
    async record(name: string, channel: ChannelName, state: State): Promise<boolean> {
      const overwrite = async (handle: FileHandle) => {
        await handle.write(lineOf(state), channelNames.indexOf(channel) * lineLength);
        await handle.datasync();
        return true;
      };
      return using(path.join(waiting, name), 'r+', overwrite).catch(ifMissing(false));
    },
    async finish(name: string): Promise<void> {
      await mkdir(done, {recursive: true, mode: 0o700});
      await rename(path.join(waiting, name), path.join(done, name)).catch(ifMissing(undefined));
    },
    /** Deletes delivered messages that were received before a day, and none that is waiting. Returns how many. */
    async deleteBefore(moment: string): Promise<number> {
      const old = (await namesIn(done)).filter((name) => name < moment.replaceAll(':', '-'));
      for (const name of old) await rm(path.join(done, name), {force: true});
      return old.length;
    },
    /** All messages, oldest first, with a function that deletes each for good. */
    async *all() {
      for (const place of [done, waiting]) {
        for (const name of await namesIn(place)) {
          const file = path.join(place, name);
          const entry = await read(file);
          const remove = async () => {
            // A message that is being delivered may have moved in the meantime.
            for (const from of [waiting, done]) await rm(path.join(from, name), {force: true});
            await syncFolder(place);
          };
          if (entry) yield {...entry, isDelivered: place === done, remove};
        }
      }
    },
  };
}

export type Spool = ReturnType<typeof spoolIn>;

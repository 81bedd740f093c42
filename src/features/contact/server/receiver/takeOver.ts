import {existsSync} from 'node:fs';
import {readFile, rm, truncate} from 'node:fs/promises';
import path from 'node:path';
import type {StoredMessage} from '../capture/parse';
import type {Spool, State, States} from './spool';

/** Until November 2026, all messages were in one file, and their deliveries in a journal for each channel. */
const formerFile = 'messages.jsonl';
const formerJournals = {mail: 'journal.jsonl', webhook: 'webhook.jsonl'};

type FormerEntry = Omit<State, 'did'> & {id: string; did: State['did'] | 'again' | 'added'};

export const hasFormerMessages = (folder: string): boolean => existsSync(path.join(folder, formerFile));

/** The last line may be incomplete, and then it was never confirmed to a sender. */
function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T;
  } catch {
    return undefined;
  }
}

/** The last entry of each message, and when the channel was added. */
async function journalIn(file: string): Promise<Map<string, FormerEntry>> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  const entries = lines.flatMap((line) => parsed<FormerEntry>(line) ?? []);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function stateOf(entry: FormerEntry | undefined, receivedAt: string): State {
  const {did = 'waiting', attempt = 0, unknown = 0, at = receivedAt, reason} = entry ?? {};
  return {did: did === 'again' || did === 'added' ? 'waiting' : did, attempt, unknown, at, reason};
}

/**
 * Moves the messages of an older folder into the spool, from the last to the first, and shortens the old file as it goes,
 * so that the disk needs no room for both. After a kill, the next start continues.
 */
export async function takeOver(folder: string, spool: Spool): Promise<number> {
  const file = path.join(folder, formerFile);
  if (!existsSync(file)) return 0;
  const mail = await journalIn(path.join(folder, formerJournals.mail));
  const webhook = await journalIn(path.join(folder, formerJournals.webhook));
  const webhookSince = webhook.get('')?.at;
  const bytes = await readFile(file);
  let count = 0;
  for (let end = bytes.length; end > 0;) {
    const start = end < 2 ? 0 : bytes.lastIndexOf('\n', end - 2) + 1;
    const message = parsed<StoredMessage>(bytes.toString('utf8', start, end));
    if (message) {
      const {id, receivedAt} = message;
      const states: States = {mail: stateOf(mail.get(id), receivedAt)};
      if (webhookSince && receivedAt >= webhookSince) states.webhook = stateOf(webhook.get(id), receivedAt);
      await spool.add(message, states, Object.values(states).every(({did}) => did === 'sent') ? 'done' : 'waiting');
      count += 1;
    }
    await truncate(file, start);
    end = start;
  }
  for (const name of [...Object.values(formerJournals), `${formerFile}.next`, formerFile]) {
    await rm(path.join(folder, name), {force: true});
  }
  return count;
}

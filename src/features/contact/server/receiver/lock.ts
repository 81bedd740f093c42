import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Refusal} from '../../../../content/refusal';
import {messages} from '../messages';
import {second} from './clock';

/** A receiver that was killed a moment ago may still hold its lock. */
const tries = 5;

/** Holds the lock until its input ends, so the kernel releases it with this process. Ctrl+C must not end it earlier. */
const hold = "trap '' INT TERM; echo locked; exec cat";

/**
 * Locks a folder, because two receivers on it would send every mail twice. The kernel locks the file itself, so the path
 * and the container make no difference. Node has no `flock`, but every Linux does. Returns the
 * unlock function, which resolves once others can lock the folder.
 */
export async function lockFolder(folder: string, lost: () => void): Promise<() => Promise<unknown>> {
  if (process.platform !== 'linux') return async () => undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const args = ['-n', path.join(folder, 'lock'), 'sh', '-c', hold];
    const holder = spawn('flock', args, {stdio: ['pipe', 'pipe', 'ignore']});
    const ended = once(holder, 'exit');
    const isLocked = await Promise.race([once(holder.stdout, 'data').then(() => true), ended.then(() => false)]).catch(
      () => {
        throw new Refusal(messages.noFlock);
      },
    );
    if (isLocked) {
      holder.once('exit', lost);
      return () => {
        holder.off('exit', lost).stdin.end();
        return ended;
      };
    }
    await setTimeout(second / 4);
  }
  throw new Refusal(messages.taken({what: folder}));
}

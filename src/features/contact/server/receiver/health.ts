import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bodyLimit} from '../../model/forms';
import {messages} from '../messages';
import {minute, second, type Clock} from './clock';
import type {Counts} from './delivery';
import {kindOf} from './log';

type Health = Counts & {ok: boolean; problems: string[]; possiblySpam: number};

type Options = {
  folder: string;
  /** Why the mail server would take no mail now, or nothing. */
  mailProblem: () => Promise<string | undefined>;
  clock: Clock;
  counts: () => Counts;
  possiblySpam: () => number;
};

/** However often somebody asks, disk and mail server are tried twice a minute. */
const fresh = minute / 2 - second;

/** Throws unless the disk has room for a message. The file is new each time: a full disk lets an old one be rewritten. */
export async function probe(folder: string): Promise<void> {
  const file = path.join(folder, 'probe');
  await rm(file, {force: true});
  try {
    await writeFile(file, Buffer.alloc(2 * bodyLimit, 'x'), {mode: 0o600, flush: true});
  } finally {
    await rm(file, {force: true});
  }
}

/** Tells whether a message that comes now is stored and sent, and whether those that came were. */
export function healthOf({folder, mailProblem, clock, counts, possiblySpam}: Options): () => Promise<Health> {
  const tryBoth = () =>
    Promise.all([
      probe(folder).then(
        () => undefined,
        (error: unknown) => messages.fullDisk({reason: kindOf(error)}),
      ),
      mailProblem().then((reason) => reason && messages.noMail({reason})),
    ]);
  let tried: ReturnType<typeof tryBoth>;
  let until = 0;
  return async () => {
    if (clock.now() >= until) {
      until = clock.now() + fresh;
      tried = tryBoth();
    }
    const found = await tried;
    const {late, givenUp, waiting} = counts();
    const problems = [
      ...found,
      late > 0 && messages.late({count: late}),
      givenUp > 0 && messages.givenUp({count: givenUp}),
    ].filter((problem) => typeof problem === 'string');
    return {ok: problems.length === 0, problems, waiting, late, givenUp, possiblySpam: possiblySpam()};
  };
}

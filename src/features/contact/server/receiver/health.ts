import {rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bodyLimit} from '../../model/forms';
import {messages} from '../messages';
import {never, type Job} from './delivery';
import {minute, second} from './durations';
import {errorCode} from './log';

type Options = {
  folder: string;
  mailProblem: () => Promise<string | undefined>;
  jobs: () => Job[];
  possiblySpam: () => number;
};

/** The disk and the mail server are checked at most twice a minute, however often this is requested. */
const maxAge = minute / 2 - second;

/** Greylisting usually ends sooner. */
export const lateAfter = 15 * minute;

/** Throws unless the disk has room for a message. */
export async function probe(folder: string): Promise<void> {
  const file = path.join(folder, 'probe');
  try {
    await writeFile(file, Buffer.alloc(2 * bodyLimit, 'x'), {mode: 0o600, flush: true});
  } finally {
    await rm(file, {force: true});
  }
}

/** Reports whether a new message would be stored and sent, and whether the earlier ones were. */
export function healthOf({folder, mailProblem, jobs, possiblySpam}: Options) {
  async function problemsNow(): Promise<string[]> {
    const onDisk = await probe(folder).then(
      () => [],
      (error: unknown) => [messages.diskNotWritable({reason: errorCode(error)})],
    );
    const reason = await mailProblem();
    return reason ? [...onDisk, messages.mailServerProblem({reason})] : onDisk;
  }
  let tried: Promise<string[]>;
  let until = 0;
  return async () => {
    if (Date.now() >= until) {
      until = Date.now() + maxAge;
      tried = problemsNow();
    }
    const problems = [...(await tried)];
    // Spam that a mail server refuses is nothing to worry about.
    const wanted = jobs().filter(({spam}) => !spam);
    const waiting = wanted.filter(({due}) => due !== never);
    const late = waiting.filter(({receivedAt}) => Date.now() - receivedAt >= lateAfter).length;
    const givenUp = wanted.length - waiting.length;
    if (late > 0) problems.push(messages.late({count: late}));
    if (givenUp > 0) problems.push(messages.givenUp({count: givenUp}));
    return {ok: problems.length === 0, problems, waiting: waiting.length, late, givenUp, possiblySpam: possiblySpam()};
  };
}

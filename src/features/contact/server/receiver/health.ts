import {messages} from '../messages';
import {minute, monotonic, second} from './clock';
import {isGivenUp, isLate} from './delivery';
import type {Limits} from './limits';
import {errorCode} from './log';
import type {Outbox} from './outbox';
import type {Spool} from './spool';

type Options = {
  spool: Spool;
  outbox: Outbox;
  limits: Limits;
  mailProblem: () => Promise<string | undefined>;
};

/** The disk and the mail server are checked at most twice a minute, however often this is requested. */
const maxAge = minute / 2 - second;

/** Reports whether a new message would be stored and sent, and whether the earlier ones were. */
export function healthOf({spool, outbox, limits, mailProblem}: Options) {
  async function problemsNow(): Promise<string[]> {
    const onDisk = await spool.probe().then(
      () => [],
      (error: unknown) => [messages.diskNotWritable({reason: errorCode(error)})],
    );
    const reason = await mailProblem();
    return reason ? [...onDisk, messages.mailServerProblem({reason})] : onDisk;
  }
  let tried: Promise<string[]>;
  let until = 0;
  return async () => {
    if (monotonic() >= until) {
      until = monotonic() + maxAge;
      tried = problemsNow();
    }
    const problems = [...(await tried)];
    const jobs = await outbox.jobs().catch(() => []);
    const vital = jobs.filter(({isVital}) => isVital);
    const waiting = vital.filter((job) => !isGivenUp(job));
    const late = waiting.filter(isLate).length;
    const givenUp = vital.length - waiting.length;
    const {turnedAway, isFull} = limits.report();
    if (late > 0) problems.push(messages.late({count: late}));
    if (givenUp > 0) problems.push(messages.givenUp({count: givenUp}));
    if (isFull) problems.push(messages.limitReached({count: turnedAway}));
    const counts = {waiting: waiting.length, late, givenUp, possiblySpam: outbox.possiblySpam(), turnedAway};
    return {ok: problems.length === 0, problems, ...counts};
  };
}

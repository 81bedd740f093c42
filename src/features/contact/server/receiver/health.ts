import {minute, second, type Clock} from './clock';
import type {Counts} from './delivery';
import {probe} from './folder';
import {kindOf} from './log';
import {mailProblem, type MailSettings} from './mail';

type Health = Counts & {ok: boolean; problems: string[]; possiblySpam: number};

type Options = {folder: string; mail: MailSettings; clock: Clock; counts: () => Counts; possiblySpam: () => number};

/** However often somebody asks, disk and mail server are tried twice a minute. */
const fresh = minute / 2 - second;

/** Tells whether a message that comes now is stored and sent, and whether those that came were. */
export function healthOf({folder, mail, clock, counts, possiblySpam}: Options): () => Promise<Health> {
  const tryBoth = () =>
    Promise.all([
      probe(folder).then(
        () => undefined,
        (error: unknown) => `The disk refuses messages: ${kindOf(error)}.`,
      ),
      mailProblem(mail).then((reason) => reason && `The mail server takes no mail: ${reason}.`),
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
      late > 0 && `Messages that wait too long: ${late}.`,
      givenUp > 0 && `Messages that were refused or given up: ${givenUp}.`,
    ].filter((problem) => typeof problem === 'string');
    return {ok: problems.length === 0, problems, waiting, late, givenUp, possiblySpam: possiblySpam()};
  };
}

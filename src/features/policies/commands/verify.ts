import {historyProblems, noHistory} from '../build/history';
import {recordProblems} from '../build/record';
import {messages} from '../messages';
import type {Result} from './plan';

/** Whether every text is the one that was recorded, and the record says what the history of the repository says. */
export function verify(siteDir: string): Result {
  const broken = recordProblems(siteDir);
  const problems = broken.length > 0 ? broken : historyProblems(siteDir);
  if (problems.length > 0) return {done: false, message: problems.join('\n')};
  const why = noHistory(siteDir);
  return {done: true, message: why ? messages.verifiedAlone({why}) : messages.verified};
}

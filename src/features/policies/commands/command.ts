import {historyProblems, noHistory} from '../build/history';
import {recordProblems} from '../build/record';
import {messages} from '../messages';
import {planCorrection} from './correct';
import {planDraft} from './draftFrom';
import {planImport} from './importVersion';
import {verb, type Result} from './plan';
import {planPublication} from './publish';
import {planRetirement} from './retire';
import {planWithdrawal} from './withdraw';

export const publish = verb(planPublication);
export const retire = verb(planRetirement);
export const correct = verb(planCorrection);
export const withdraw = verb(planWithdrawal);
export const draft = verb(planDraft);
export const importVersion = verb(planImport);

/** Whether every text is the one that was recorded, and the record says what the history of the repository says. */
export function verify(siteDir: string): Result {
  const broken = recordProblems(siteDir);
  const problems = broken.length > 0 ? broken : historyProblems(siteDir);
  if (problems.length > 0) return {done: false, message: problems.join('\n')};
  const why = noHistory(siteDir);
  return {done: true, message: why ? messages.verifiedAlone({why}) : messages.verified};
}

import {historyProblems, noHistory} from '../build/history';
import {sentenceOf} from '../build/problems';
import {recordProblems} from '../build/record';
import {messages} from '../messages';
import {refuseIf} from './plan';

/** Whether every text is the one that was recorded, and the record says what the history of the repository says. */
export function verify(siteDir: string): string {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(historyProblems(siteDir));
  const why = noHistory(siteDir);
  return why ? messages.verifiedAlone({why}) : messages.verified;
}

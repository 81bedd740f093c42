import {standing} from '../../catalogue/policies/timeline';
import {readDrafts} from '../policies/draft';
import {readLedger, recordsOf} from '../policies/ledger';
import {ownerProblems} from '../policies/owner';
import {ledgerFile} from '../policies/paths';
import {missingProblems} from '../policies/publish';
import {sealProblems} from '../policies/seal';
import {noneYet} from '../policies/versioning';
import {dayNow} from '../today';
import type {Finding} from './finding';

/** Splits the place off a sentence of publishing: `file: line 12: sentence`. */
function findingOf(problem: string): Finding {
  const [, file = '', line, message = problem] = /^([^:]+): (?:line (\d+): )?([^]*)$/.exec(problem) ?? [];
  return {file, line: Number(line ?? 1), column: 1, rule: 'policies', message};
}

/** What keeps the drafts from being published, and every change to the archive. */
export async function policyFindings(root: string): Promise<Finding[]> {
  const {drafts, ownProblems} = await readDrafts(root);
  const broken = sealProblems(root);
  const ledger = broken.length > 0 ? undefined : readLedger(root);
  const records = ledger ? recordsOf(ledger) : [];
  const [newest] = standing(records);
  const missing = missingProblems(drafts, Object.keys(newest?.policies ?? {}));
  const others = ledger ? ownerProblems(ledger) : [];
  const none =
    ledger && !standing(records).some(({version}) => version <= dayNow()) ? [`${ledgerFile}: ${noneYet}`] : [];
  return [...broken, ...others, ...none, ...missing, ...ownProblems].map(findingOf);
}

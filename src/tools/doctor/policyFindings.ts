import {standing} from '../../features/policies/model/timeline';
import {readDrafts} from '../../features/policies/build/draft';
import {readLedger, recordsOf} from '../../features/policies/build/ledger';
import {ownerProblems} from '../../features/policies/build/owner';
import {ledgerFile} from '../../features/policies/build/paths';
import {missingProblems} from '../../features/policies/commands/publish';
import {sealProblems} from '../../features/policies/build/seal';
import {noneYet} from '../../features/policies/build/versioning';
import {dayNow} from '../../company/today';
import type {Finding} from '../../build/mdx/finding';

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

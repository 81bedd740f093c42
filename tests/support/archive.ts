import {pairsWithPage, type VersionPair} from '../../src/features/policies/model/comparisons';
import {policyOf, type PolicyVersion} from '../../src/features/policies/model/timeline';
import {readArchive} from '../../src/features/policies/build/archive';
import {today} from '../../src/company/today';
import {root} from './files';

/** The published policies of the site, so that tests name no version that another company never published. */
export const {timeline} = readArchive(root, today());

/** Why a test of replaced versions is passed over. */
export const onlyOne = 'This archive has one version, and nothing to compare it with.';

/** The first version of a policy and the one that replaced it, if one did. */
export function firstPair(slug: string): VersionPair | undefined {
  const policy = policyOf(timeline, slug);
  return policy && pairsWithPage(policy).at(-1);
}

/** The version at the short address of a policy. */
export function currentVersion(slug: string): PolicyVersion | undefined {
  const policy = policyOf(timeline, slug);
  return policy?.versions.find(({version}) => version === policy.current);
}

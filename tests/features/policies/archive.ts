import {notWithdrawn, policyOf, type PolicyVersion} from '../../../src/features/policies/model/timeline';
import {readArchive} from '../../../src/features/policies/build/archive';
import {today} from '../../../src/company/today';
import {root} from '../../support/files';

/** The published policies of the site. Tests take versions from here, because another company has others. */
export const {timeline} = readArchive(root, today());

/** Why tests of replaced versions are skipped. */
export const onlyOne = 'This archive has one version, and nothing to compare it with.';

/** The first version of a policy and the one that replaced it, if one did. */
export function firstPair(slug: string): {from: string; to: string} | undefined {
  const [to, from] = notWithdrawn(policyOf(timeline.policies, slug)?.versions ?? []).slice(-2);
  return from && to && {from: from.version, to: to.version};
}

/** The version at a policy's short address. */
export function currentVersion(slug: string): PolicyVersion | undefined {
  const policy = policyOf(timeline.policies, slug);
  return policy?.versions.find(({version}) => version === policy.current);
}

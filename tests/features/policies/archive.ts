import {policyOf, type PolicyVersion} from '../../../src/features/policies/model/timeline';
import {readArchive} from '../../../src/features/policies/build/archive';
import {today} from '../../../src/company/today';
import {root} from '../../support/files';

/** The published policies of the site. Tests take versions from here, because another company has others. */
export const {timeline} = readArchive(root, today());

/** The version at a policy's short address. */
export function currentVersion(slug: string): PolicyVersion | undefined {
  const policy = policyOf(timeline.policies, slug);
  return policy?.versions.find(({version}) => version === policy.current);
}

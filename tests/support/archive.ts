import {pairsWithPage, type VersionPair} from '../../src/features/policies/model/comparisons';
import {readArchive} from '../../src/features/policies/build/archive';
import {today} from '../../src/company/today';
import {root} from './files';

/** The published policies of the site, so that tests name no version that another company never published. */
export const {timeline} = readArchive(root, today());

/** Why a test of replaced versions is passed over. */
export const onlyOne = 'This archive has one version, and nothing to compare it with.';

/** The first version of a policy and the one that replaced it, if one did. */
export const firstPair = (slug: string): VersionPair | undefined => pairsWithPage(timeline, slug).at(-1);

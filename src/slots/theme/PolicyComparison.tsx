import type {ReactNode} from 'react';
import type {Policy, PolicyVersion} from '../../features/policies/model/timeline';

type Slot<Props = object> = (props: Props) => ReactNode;

/** On the page and in the list of a version: what it changed. */
export const ChangesLink: Slot<{policy: Policy; version: PolicyVersion}> = () => null;

/** In the list of a policy's versions: all comparisons, as an item. */
export const ComparisonsItem: Slot<{policy: Policy}> = () => null;

/** On the 404 page, at the address of a comparison that does not exist: all comparisons of the policy. */
export const MissingComparison: Slot = () => null;

import type {ReactNode} from 'react';
import type {Policy, PolicyVersion} from '../../model/timeline';

// Where policies lead to comparisons. `src/features/comparison` fills this slot; without it, nothing leads there.

/** What a version changed. */
export const ChangesLink: (props: {policy: Policy; version: PolicyVersion}) => ReactNode = () => null;

/** All comparisons of a policy, as an item of a list. */
export const ComparisonsItem: (props: {policy: Policy}) => ReactNode = () => null;

/** All comparisons of a policy, at the address of one that does not exist. */
export const MissingComparison: () => ReactNode = () => null;

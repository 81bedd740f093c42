import type {ReactNode} from 'react';
import type {Policy, PolicyVersion} from '../../features/policies/model/timeline';

/** On the page and in the list of a version: what it changed. */
export const ChangesLinks: (props: {policy: Policy; version: PolicyVersion}) => ReactNode = () => null;

import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import {PolicyPage} from './PolicyPage';

/** A version at its permanent address, or a draft. */
export default function Policy({content}: Props): ReactNode {
  return <PolicyPage copy={content} />;
}

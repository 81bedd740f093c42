import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import {PolicyPage} from '../PolicyPage';

/** The version in force, at the address it keeps when a newer one replaces it. */
export default function Permanent({content}: Props): ReactNode {
  return <PolicyPage copy={content} isCopy />;
}

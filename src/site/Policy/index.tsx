import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import {PolicyPage} from './PolicyPage';

/** A policy at the address that the engine gives it. */
export default function Policy({content}: Props): ReactNode {
  return <PolicyPage copy={content} />;
}

import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import {PolicyPage} from './PolicyPage';

export default function Policy({content}: Props): ReactNode {
  return <PolicyPage copy={content} />;
}

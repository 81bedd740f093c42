import type {PropsWithChildren, ReactNode} from 'react';
import Badge from '../Badge';
import type {Props} from './contract';

/** One strong point: title and one sentence. */
export default function Highlight({icon, children}: PropsWithChildren<Props>): ReactNode {
  return <Badge icon={icon}>{children}</Badge>;
}

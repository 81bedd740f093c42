import type {PropsWithChildren, ReactNode} from 'react';
import Badge from '../Badge';
import type {Props} from './contract';

export default function Highlight({icon, children}: PropsWithChildren<Props>): ReactNode {
  return <Badge icon={icon}>{children}</Badge>;
}

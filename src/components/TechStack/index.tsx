import type {PropsWithChildren, ReactNode} from 'react';
import CardGrid from '../CardGrid';
import type {Props} from './contract';

export default function TechStack({columns = 4, children}: PropsWithChildren<Props>): ReactNode {
  return <CardGrid columns={columns}>{children}</CardGrid>;
}

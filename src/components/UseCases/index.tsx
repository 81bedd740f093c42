import type {PropsWithChildren, ReactNode} from 'react';
import CardGrid from '../CardGrid';

export default function UseCases({children}: PropsWithChildren): ReactNode {
  return <CardGrid columns={3}>{children}</CardGrid>;
}

import type {ReactNode} from 'react';
import CardGrid from '../CardGrid';

export default function UseCases({children}: {children: ReactNode}): ReactNode {
  return <CardGrid columns={3}>{children}</CardGrid>;
}

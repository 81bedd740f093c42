import type {ReactNode} from 'react';
import CardGrid from '../CardGrid';

/** The key use cases of an industry, side by side. */
export default function UseCases({children}: {children: ReactNode}): ReactNode {
  return <CardGrid columns={3}>{children}</CardGrid>;
}

import type {ReactNode} from 'react';
import Badges from '../Badges';

/** Three strong points in a row. */
export default function Highlights({children}: {children: ReactNode}): ReactNode {
  return <Badges>{children}</Badges>;
}

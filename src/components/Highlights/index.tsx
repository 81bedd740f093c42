import type {ReactNode} from 'react';
import Badges from '../Badges';

export default function Highlights({children}: {children: ReactNode}): ReactNode {
  return <Badges>{children}</Badges>;
}

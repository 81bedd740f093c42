import type {PropsWithChildren, ReactNode} from 'react';
import Card from '../Card';
import type {Props} from './contract';

/** One use case: title, description, what the agent does point by point. */
export default function UseCase({icon, children}: PropsWithChildren<Props>): ReactNode {
  return <Card icon={icon}>{children}</Card>;
}

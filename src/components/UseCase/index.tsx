import type {PropsWithChildren, ReactNode} from 'react';
import Card from '../Card';
import type {Props} from './contract';

export default function UseCase({icon, children}: PropsWithChildren<Props>): ReactNode {
  return <Card icon={icon}>{children}</Card>;
}

import type {ReactNode} from 'react';
import {figures} from '../../claims/figures';
import type {Props} from './props';

export default function Claim({id}: Props): ReactNode {
  return <span data-claim={id}>{figures[id]}</span>;
}

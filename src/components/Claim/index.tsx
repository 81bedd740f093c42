import type {ReactNode} from 'react';
import {claimValues} from '../../claims/claims';
import type {Props} from './props';

export default function Claim({id}: Props): ReactNode {
  return <span data-claim={id}>{claimValues[id]}</span>;
}

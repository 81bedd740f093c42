import type {ReactNode} from 'react';
import {figures, isClaimId} from '../../claims/figures';
import {messages} from '../messages';
import type {Props} from './props';

export default function Claim({id}: Props): ReactNode {
  if (!isClaimId(id)) throw new Error(messages.noSuchClaim({id}));
  return <span data-claim={id}>{figures[id]}</span>;
}

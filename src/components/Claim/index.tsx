import type {ReactNode} from 'react';
import {figures, isClaimId} from '../../claims/figures';
import type {Props} from './contract';

export default function Claim({id}: Props): ReactNode {
  if (!isClaimId(id)) throw new Error(`Unknown claim "${id}". The claims are in src/claims/claimValues.json.`);
  return <span data-claim={id}>{figures[id]}</span>;
}

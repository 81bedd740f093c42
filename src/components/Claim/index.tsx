import type {ReactNode} from 'react';
import {figures, isClaimId} from '../../claims/figures';
import type {Props} from './contract';

export default function Claim({id}: Props): ReactNode {
  if (!isClaimId(id)) throw new Error(`There is no claim "${id}"; src/claims/figures.ts lists them.`);
  return <span data-claim={id}>{figures[id]}</span>;
}

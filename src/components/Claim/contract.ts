import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {figures, type ClaimId} from '../../claims/figures';

const ids = Object.keys(figures) as [ClaimId, ...ClaimId[]];

const claim = contract({
  props: z.strictObject({id: z.enum(ids).describe('The name of the claim in src/claims/claimValues.json.')}),
  copy: 'none',
});

export type Props = PropsOf<typeof claim>;
export default claim;

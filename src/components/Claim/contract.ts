import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {figures, type ClaimId} from '../../claims/figures';

const ids = Object.keys(figures) as [ClaimId, ...ClaimId[]];

const claim = contract({
  purpose: 'A figure from src/claims, so that it reads the same on every page.',
  do: 'Use it for every figure and promise, including inside a sentence.',
  dont: 'Never type a figure that has a claim.',
  props: z.strictObject({id: z.enum(ids).describe('The name of the claim in src/claims/claimValues.json.')}),
  copy: 'none',
});

export type Props = PropsOf<typeof claim>;
export default claim;

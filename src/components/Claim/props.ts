import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {figures, type ClaimId} from '../../claims/figures';

const ids = Object.keys(figures) as [ClaimId, ...ClaimId[]];

export const props = z.strictObject({
  id: z.enum(ids).describe('The name of the claim in src/claims/claimValues.json.'),
});

export type Props = PropsOf<typeof props>;

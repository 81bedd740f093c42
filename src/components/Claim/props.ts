import * as z from 'zod';
import {claimValues, type ClaimId} from '../../claims/claims';

const ids = Object.keys(claimValues) as [ClaimId, ...ClaimId[]];

export const props = z.strictObject({
  id: z.enum(ids).describe('The id of the claim in src/claims/claimValues.json.'),
});

export type Props = z.infer<typeof props>;

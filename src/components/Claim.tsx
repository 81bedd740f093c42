import type {ReactNode} from 'react';
import * as z from 'zod';
import {claimValues, type ClaimId} from '../claims/claims';
import {component, type PropsOf} from '../content/component';

export function Claim({id}: Props): ReactNode {
  return <span data-claim={id}>{claimValues[id]}</span>;
}

export const about = () => {
  const ids = Object.keys(claimValues) as [ClaimId, ...ClaimId[]];
  return component({
    purpose: 'A number or a promise from src/claims, so that it reads the same on every page.',
    copy: 'none',
    props: {
      id: z.enum(ids).describe('The id of the claim in src/claims/claimValues.json.'),
    },
    example: 'We answer within <Claim id="reply-time" />.',
  });
};

type Props = PropsOf<typeof about>;

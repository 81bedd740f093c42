import * as z from 'zod';
import {companyParts, type CompanyPart} from '../../company/parts';
import type {PropsOf} from '../../content/propTypes';

export const props = z.strictObject({
  part: z
    .enum(Object.keys(companyParts) as [CompanyPart, ...CompanyPart[]])
    .describe(
      'Which fact to show. "country" is that of the head office, "countries" are all, "abroad-in-full" are the others, as contracts name them, and "abroad-title" as a headline.',
    ),
});

export type Props = PropsOf<typeof props>;

import * as z from 'zod';
import {companyParts, type CompanyPart} from '../../company/parts';

export const props = z.strictObject({
  part: z
    .enum(Object.keys(companyParts) as [CompanyPart, ...CompanyPart[]])
    .describe(
      'Which fact to show. "country" is the country of the head office, and "countries" lists all of them. "abroad-in-full" names the others as contracts do, and "abroad-title" as a headline does.',
    ),
});

export type Props = z.infer<typeof props>;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const featureList = contract({
  props: z.strictObject({
    variant: z
      .enum(['rows', 'plain'])
      .optional()
      .describe('rows are large, with a line between; plain is a compact list with checks.'),
  }),
});

export type Props = PropsOf<typeof featureList>;
export default featureList;

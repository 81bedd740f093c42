import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const entries = contract({
  props: z.strictObject({
    night: z.boolean().optional().meta({description: 'Draws a town at night above the rows.'}),
  }),
});

export type Props = PropsOf<typeof entries>;
export default entries;

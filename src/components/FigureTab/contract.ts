import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {hue, text} from '../../content/fieldSchemas';

const figureTab = contract({
  props: z.strictObject({
    label: text(14, 'Its tab, in one word: Support.'),
    hue: hue.optional(),
    shown: z.boolean().optional().describe('Shown first.'),
  }),
});

export type Props = PropsOf<typeof figureTab>;
export default figureTab;

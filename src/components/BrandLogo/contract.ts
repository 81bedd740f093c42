import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon, mark} from '../../content/fieldSchemas';

const brand = contract({
  props: z.strictObject({
    mark: mark.optional(),
    icon: icon.optional().describe('A line icon by its Lucide name, for something that has no mark of its own.'),
  }),
});

export type Props = PropsOf<typeof brand>;
export default brand;

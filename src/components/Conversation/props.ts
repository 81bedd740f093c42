import * as z from 'zod';
import {icon} from '../../content/fieldSchemas';

export const props = z.strictObject({
  icon: icon.optional().meta({description: 'A drawing of what the agent found in the list, by its Lucide name.'}),
});

export type Props = z.infer<typeof props>;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const conversation = contract({
  props: z.strictObject({
    icon: icon.meta({description: 'The thing that the agent found, by its Lucide name.'}),
  }),
});

export type Props = PropsOf<typeof conversation>;
export default conversation;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const conversation = contract({
  purpose: 'Inside a Figure: what a visitor says, what the agent answers, and what it found.',
  do: 'Quote the visitor; write the answer as a paragraph. A list with one item is what the agent found, its name in **bold**, its price in small.',
  dont: 'Never more than five turns.',
  props: z.strictObject({
    icon: icon.meta({description: 'The thing that the agent found, by its Lucide name.'}),
  }),
});

export type Props = PropsOf<typeof conversation>;
export default conversation;

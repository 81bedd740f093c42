import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon, mark} from '../../content/fieldSchemas';

const brand = contract({
  purpose: 'A product or a company: its mark in one color and its name.',
  do: 'Write the name as its owner writes it.',
  dont: 'Never an icon that looks like the mark of a brand: for one without a mark, take a line icon of what it does, or its name alone.',
  props: z.strictObject({
    mark: mark.optional(),
    icon: icon.optional().describe('A line icon by its Lucide name, for something that has no mark of its own.'),
  }),
});

export type Props = PropsOf<typeof brand>;
export default brand;

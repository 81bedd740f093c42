import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {countable, text} from '../../content/fieldSchemas';

const count = contract({
  purpose: 'How many pages a section has, or how many positions are open, in words. It follows the pages.',
  do: 'Use it where a sentence says how many services, industries or positions there are.',
  dont: 'Never type such a number: the next new page would make it wrong.',
  props: z.strictObject({
    of: countable.describe('The section whose pages are counted, by its folder, such as industries; or openings.'),
    one: text(30, 'The word for one of them, if the number may fall to one.').optional(),
    many: text(30, 'The word for several.').optional(),
  }),
  copy: 'none',
});

export type Props = PropsOf<typeof count>;
export default count;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {countable, text} from '../../content/fieldSchemas';

const count = contract({
  props: z.strictObject({
    of: countable.describe('The section whose pages are counted, by its folder, such as industries; or openings.'),
    one: text(30, 'The word for one of them, if the number may fall to one.').optional(),
    many: text(30, 'The word for several.').optional(),
  }),
  copy: 'none',
});

export type Props = PropsOf<typeof count>;
export default count;

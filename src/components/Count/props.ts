import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {countable, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  of: countable.describe('The section whose pages are counted, by its folder, such as industries; or openings.'),
  one: text(30, 'The word for one of them, if the number may fall to one.').optional(),
  many: text(30, 'The word for several.').optional(),
});

export type Props = PropsOf<typeof props>;

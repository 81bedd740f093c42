import * as z from 'zod';
import {countable, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  of: countable.describe('What to count: the pages of a section, by its folder, such as industries; or jobs.'),
  one: text(30, 'The noun in the singular, if the number could be one.').optional(),
  many: text(30, 'The noun in the plural.').optional(),
});

export type Props = z.infer<typeof props>;

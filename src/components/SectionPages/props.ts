import * as z from 'zod';
import {sectionFolder} from '../../content/fieldSchemas';

export const props = z.strictObject({
  of: sectionFolder.describe('The folder of the section, such as industries.'),
});

export type Props = z.infer<typeof props>;

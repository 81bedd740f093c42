import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {sectionFolder} from '../../content/fieldSchemas';

export const props = z.strictObject({
  of: sectionFolder.describe('The folder of the section, such as industries.'),
});

export type Props = PropsOf<typeof props>;

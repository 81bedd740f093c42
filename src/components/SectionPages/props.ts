import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {sectionFolder} from '../../content/fieldSchemas';

export const props = z.strictObject({
  of: sectionFolder.describe('The section whose pages are shown, by its folder, such as industries.'),
});

export type Props = PropsOf<typeof props>;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {sectionFolder} from '../../content/fieldSchemas';

const sectionPages = contract({
  props: z.strictObject({
    of: sectionFolder.describe('The section whose pages are shown, by its folder, such as industries.'),
  }),
  copy: 'optional',
  headings: 3,
});

export type Props = PropsOf<typeof sectionPages>;
export default sectionPages;

import * as z from 'zod';
import {contract, type PropsOf} from '../../catalogue/contract';
import {sectionFolder} from '../../catalogue/fieldSchemas';

const count = contract({
  purpose: 'How many pages a section of the site has, in words. It updates itself with every page that is added.',
  do: 'Use it where a sentence says how many services or industries there are.',
  dont: 'Never type such a number: the next new page would make it wrong.',
  props: z.strictObject({
    of: sectionFolder.describe('The section whose pages are counted, by its folder, such as industries.'),
  }),
  copy: 'none',
  examples: [{title: 'In a sentence', mdx: `We know the daily tasks of <Count of="industries" /> industries.`}],
});

export type Props = PropsOf<typeof count>;
export default count;

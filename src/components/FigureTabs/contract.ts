import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const figureTabs = contract({
  props: z.strictObject({
    label: text(40, 'What can be chosen, for those who listen: Example runs.'),
  }),
});

export type Props = PropsOf<typeof figureTabs>;
export default figureTabs;

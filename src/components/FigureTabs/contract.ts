import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const figureTabs = contract({
  purpose: 'Figures to switch between in one place: one is shown, a row of tabs leads to the others.',
  do: 'Use two to four <FigureTab>, each with one <Figure>, from trades far apart. Mark the first one "shown".',
  dont: 'Never what a visitor has to read: most see only the first one.',
  props: z.strictObject({
    label: text(40, 'What can be chosen, for those who listen: Example runs.'),
  }),
});

export type Props = PropsOf<typeof figureTabs>;
export default figureTabs;

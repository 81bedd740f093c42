import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {eyebrow, icon} from '../../content/fieldSchemas';

const hero = contract({
  purpose: 'The top of a page: headline, lead, actions and proofs; a Figure goes to the second column.',
  do: 'Say what the agent does for whom, in one headline and one sentence. One accent between *stars*.',
  dont: 'Never a second hero on a page, and no headline that would fit another page.',
  once: true,
  props: z.strictObject({
    eyebrow: eyebrow.optional(),
    icon: icon.optional().describe('The icon of the page, in its hue: the same one as in the fields at the top.'),
  }),
});

export type Props = PropsOf<typeof hero>;
export default hero;

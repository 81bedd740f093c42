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
  examples: [
    {
      title: 'With an icon',
      mdx: `<Hero icon="heart-pulse">

# Agents for *healthcare* teams

Intake, scheduling and claims handled in minutes, inside the chart you already use.

<Actions>

<Action to="/contact">Get Started Today</Action>
<Action to="/contact?topic=demo" kind="quiet">Schedule Demo</Action>

</Actions>

</Hero>`,
    },
    {
      title: 'With proofs and an agent run',
      mdx: `<Hero eyebrow="Computer vision">

# Parts checked. *None twice.*

A camera over the line and an agent that knows what a good part looks like.

<Actions>

<Action to="/contact">Send Us Your Pictures</Action>

</Actions>

<ProofPoints>

- Runs beside the line
- No setup fees
- Cancel anytime

</ProofPoints>

<Figure icon="scan-eye" agent="Inspection agent" task="Example run, cracked housing" status="Checking">

> A housing passes the camera.

1. Takes a frame <small>Camera</small>
2. Marks a hairline crack <small>Defect model</small>
3. Pulls the part <small>Line control</small>

Stopped before packing <small>No return</small>

</Figure>

</Hero>`,
    },
  ],
});

export type Props = PropsOf<typeof hero>;
export default hero;

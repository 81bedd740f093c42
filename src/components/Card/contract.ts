import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {address, art, hue, icon} from '../../content/fieldSchemas';

const card = contract({
  purpose: 'A card: a title, a paragraph, a list of points.',
  do: 'Begin with a title of the next heading level and keep all cards of a grid about as long.',
  dont: 'Never a link inside a card that has a "to": the whole card is the link. Never the same art twice on a page.',
  props: z.strictObject({
    icon: icon.optional(),
    hue: hue.optional(),
    art: art.optional(),
    to: address.optional().describe('Makes the whole card a link to this address.'),
  }),
  examples: [
    {
      title: 'With an icon',
      mdx: `<CardGrid>

<Card icon="file-check" hue="brand">

### Claim validation

Each claim is checked before it goes out.

- Applies local coverage policies
- Matches diagnosis to procedure
- Explains every hold to the coder

</Card>

</CardGrid>`,
    },
    {
      title: 'With art',
      mdx: `<CardGrid columns={2}>

<Card art="conversation" hue="tone-2">

### Support agents

They answer, act and know when to ask a person.

</Card>

</CardGrid>`,
    },
    {
      title: 'As a link',
      mdx: `<CardGrid columns={2}>

<Card to="/contact" icon="mail" hue="tone-3">

### Write to us

An engineer reads every message.

</Card>

</CardGrid>`,
    },
  ],
});

export type Props = PropsOf<typeof card>;
export default card;

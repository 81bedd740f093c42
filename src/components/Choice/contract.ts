import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {identifier, text} from '../../content/fieldSchemas';

const choice = contract({
  purpose: 'One of the Choices: its label, and what it shows.',
  do: 'Name what is different, such as a time or a subject, and put where it comes from in the note.',
  dont: 'Never a choice that shows the same as another one.',
  copy: 'optional',
  props: z.strictObject({
    label: text(26, 'Its name: Two lamps broken.'),
    note: text(44, 'A few small words below the name.').optional(),
    chosen: z.boolean().optional().describe('Shows first. Exactly one of a group has it.'),
    id: identifier(30, 'A name for it, so that a mark in the text can choose it.').optional(),
  }),
});

export type Props = PropsOf<typeof choice>;
export default choice;

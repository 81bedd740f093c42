import * as z from 'zod';
import {text} from '../../../../content/fieldSchemas';

export const props = z.strictObject({
  to: text(80, 'The page with the simulation and its anchor.'),
  label: text(40, 'The label of the field.'),
  example: text(120, 'What the field holds at first: a message that the agent understands.'),
  button: text(20, 'The text of the button.'),
});

export type Props = z.infer<typeof props>;

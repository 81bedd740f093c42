import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const partsThreshold = contract({
  purpose: 'Inside a Figure: a tray of parts with the doubt of a model about each, and a line that visitors move.',
  do: 'Ask the question in a line. List the parts, each with its doubt; what only looks like a fault stands in small type after it, a real fault between _underscores_. Each <Choice> is a line, with how many pass, go to the bench and are missed in **bold**.',
  dont: 'Never more than 24 parts and five lines. The numbers have to be those of the list.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a line.')}),
});

export type Props = PropsOf<typeof partsThreshold>;
export default partsThreshold;

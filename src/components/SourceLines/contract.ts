import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const sourceLines = contract({
  purpose: 'Inside a Figure: a text in which every sentence has its source, and the document that it comes from.',
  do: 'Put _underscores_ around each sentence with a source, and around its line in the document, which is a quote. Give one <Choice> for each, in the same order. A last paragraph says what has no source.',
  dont: 'Never more than four sources.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a source.')}),
});

export type Props = PropsOf<typeof sourceLines>;
export default sourceLines;

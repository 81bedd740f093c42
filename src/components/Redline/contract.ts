import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const redline = contract({
  purpose: 'Inside a Figure: a clause as it came and as it was marked, with a line to pull from one to the other.',
  do: 'Begin with the name of the clause in **bold**. Strike with ~~tildes~~, put _underscores_ around what replaces it or is added before a word, and **bold** around what no rule covers. The list says which rule was applied. Three choices: the original, both, the redline.',
  dont: 'Never a clause longer than five lines, and never without a part that a person decides.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Show the clause as.')}),
});

export type Props = PropsOf<typeof redline>;
export default redline;

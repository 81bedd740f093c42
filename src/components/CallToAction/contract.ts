import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {eyebrow} from '../../content/fieldSchemas';

const callToAction = contract({
  purpose: 'The end of a page: a headline, a sentence and what to do next, in the sky above the forest.',
  do: 'Close every page with one, and say in it what the first step costs the visitor.',
  dont: 'Never in the middle of a page, and never with primary or quiet actions: accent and ghost stand out from the sky by day and by night.',
  props: z.strictObject({eyebrow: eyebrow.optional()}),
});

export type Props = PropsOf<typeof callToAction>;
export default callToAction;

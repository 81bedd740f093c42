import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const examples = contract({
  purpose: 'A gallery of the figures of the site, by trade and by kind of work.',
  do: 'Put one <Example> in it for each figure worth showing. An address such as /examples#documents shows those of a kind.',
  dont: 'Never say of an example that a customer has it.',
  once: true,
  props: z.strictObject({
    filters: z
      .array(z.strictObject({tag: z.string(), label: z.string(), by: z.enum(['trade', 'kind'])}))
      .optional()
      .describe('The build fills it in: the trades and kinds of the examples.'),
  }),
});

export type Props = PropsOf<typeof examples>;
export default examples;

import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const useCase = contract({
  purpose: 'One use case: title, description, what the agent does point by point.',
  do: 'Give three points, each with a system or a rule of the trade by name.',
  dont: 'Never a point that would fit another trade.',
  props: z.strictObject({icon}),
  examples: [
    {
      title: 'A use case',
      mdx: `<UseCases>

<UseCase icon="file-check">

### Claim validation

Each claim is checked before it goes out.

- Applies local coverage policies
- Matches diagnosis to procedure
- Explains every hold to the coder

</UseCase>

</UseCases>`,
    },
  ],
});

export type Props = PropsOf<typeof useCase>;
export default useCase;

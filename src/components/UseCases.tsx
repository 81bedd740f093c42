import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../content/component';
import {CardGrid} from './CardGrid';

export function UseCases({children}: PropsWithChildren): ReactNode {
  return <CardGrid columns={3}>{children}</CardGrid>;
}

export const about = () =>
  component({
    purpose: 'The key use cases of an industry, as cards in rows of three.',
    example: `
<UseCases>

<Card icon="inbox">

### Intake

Each form is read as it arrives.

- Works in the system that you have

</Card>

<Card icon="file-check">

### Checks

Each claim is checked before it goes out.

- Cites the rule for every hold

</Card>

<Card icon="calendar-check">

### Follow-up

Nothing waits for longer than a day.

- Asks a person when it is not sure

</Card>

</UseCases>
`,
  });

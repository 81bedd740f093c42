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

<Card icon="inbox">Intake, from the first call to the chart.</Card>

</UseCases>
`,
  });

import type {PropsWithChildren, ReactNode} from 'react';
import {columns} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Reveal} from './Reveal';
import styles from './CardGrid.module.css';

export function CardGrid({columns = 3, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <Reveal className={styles.grid} data-columns={columns}>
      {children}
    </Reveal>
  );
}

export const about = () =>
  component({
    purpose: 'Cards in rows.',
    props: {
      columns: columns
        .optional()
        .describe('The maximum number of cards in a row: 2, 3 or 4. Small screens show fewer.'),
    },
    example: `
<CardGrid columns={2}>

<Card icon="search">

### Look

</Card>

</CardGrid>
`,
  });

type Props = PropsOf<typeof about>;

import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../content/component';
import styles from './StatGrid.module.css';

export function StatGrid({variant = 'cards', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.stats} data-variant={variant}>
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Large numbers with their labels: a Markdown list whose items begin with a claim.',
    props: {
      variant: z
        .enum(['cards', 'band', 'plain'])
        .optional()
        .describe('cards go below a hero; band is a wide row in a section; plain is a small row.'),
    },
    example: `
<StatGrid>

- <Claim id="clients" /> enterprise clients
- <Claim id="uptime" /> uptime SLA

</StatGrid>
`,
  });

type Props = PropsOf<typeof about>;

import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../content/component';
import styles from './FeatureList.module.css';

export function FeatureList({variant = 'rows', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={variant === 'rows' ? styles.rows : undefined} data-variant={variant} data-copy="ticks">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose:
      'What the client gets: a Markdown list with a check at each item. Items that begin with ### stand side by side.',
    props: {
      variant: z
        .enum(['rows', 'plain'])
        .optional()
        .describe('rows are large items with lines between them, plain is a compact list with checks.'),
    },
    example: `
<FeatureList>

- **The phone is answered.** At night and during the Monday surge too.

</FeatureList>
`,
  });

type Props = PropsOf<typeof about>;

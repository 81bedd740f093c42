import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './Logos.module.css';

export function Logos({layout, label, children}: PropsWithChildren<Props>): ReactNode {
  if (layout !== 'marquee') return <div className={styles[layout]}>{children}</div>;
  return (
    // Moving content must be focusable, so that keyboard users can pause it.
    <div className={styles.marquee} role="group" aria-label={label} tabIndex={0}>
      <div className={styles.track}>
        <div className={styles.half}>{children}</div>
        {/* The second half repeats the first, so that the loop has no seam. */}
        <div className={styles.half} aria-hidden inert>
          {children}
        </div>
      </div>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Products or companies, each with its logo.',
    props: {
      layout: z
        .enum(['marquee', 'list', 'tiles'])
        .describe(
          'marquee is a strip that scrolls in a loop and stops on hover or focus; list stands below a line that says who they are; tiles are boxes in rows.',
        ),
      label: text(80, 'The name of a marquee for screen readers.').optional(),
    },
    example: `
<Logos layout="list">

- <BrandLogo mark="fieldgate">Fieldgate Retail</BrandLogo>
- <BrandLogo mark="cedar">Cedar Homes</BrandLogo>

</Logos>
`,
  });

type Props = PropsOf<typeof about>;

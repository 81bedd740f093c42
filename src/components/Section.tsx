import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {anchor, eyebrow, text, tone} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Eyebrow} from './Eyebrow';
import styles from './Section.module.css';

export function Section({
  id,
  eyebrow,
  label,
  tone = 'paper',
  layout = 'stack',
  children,
}: PropsWithChildren<Props>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section id={id} aria-label={label} className={styles.section} data-tone={layout === 'closing' ? 'sky' : tone}>
      <div className={clsx(styles.flow, styles[layout])} data-page-width data-copy="prose">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
    </section>
  );
}

export const about = () =>
  component({
    purpose: 'A part of a page: a headline, a lead, then any content.',
    props: {
      id: anchor.optional(),
      eyebrow: eyebrow.optional(),
      label: text(60, 'The name of the section for screen readers, if it has no headline.').optional(),
      tone: tone.optional(),
      layout: z
        .enum(['stack', 'split', 'center', 'closing'])
        .optional()
        .describe(
          'Where the headline and the lead go: above the content, beside it, or centered. closing is the end of a page, centered on the sky: a large headline, a sentence and the next step.',
        ),
    },
    example: `
<Section tone="sunken" eyebrow="Questions">

## What people ask

</Section>
`,
  });

type Props = PropsOf<typeof about>;

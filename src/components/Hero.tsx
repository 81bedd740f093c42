import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {names} from '../content/documentNames';
import {eyebrow} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Eyebrow} from './Eyebrow';
import {Forest} from './Forest';
import styles from './Hero.module.css';

export function Hero({eyebrow, layout = 'beside', landscape, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section id={names.firstScreen} className={styles.hero}>
      <div className={styles.content} data-page-width data-copy="spaced ticks" data-layout={layout}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
      {landscape && <Forest />}
    </section>
  );
}

export const about = () =>
  component({
    purpose: 'The top of a page: headline, lead, actions and proof points. A Figure shows the work.',
    once: true,
    props: {
      eyebrow: eyebrow.optional(),
      layout: z
        .enum(['beside', 'below', 'center'])
        .optional()
        .describe(
          'Where the figure stands: beside the text, below it at full width (without one, the text stands beside the headline), or centered below centered text. Choose by what the figure shows.',
        ),
      landscape: z
        .boolean()
        .optional()
        .describe('Puts the valley of the company behind the figure, for the home page.'),
    },
    example: `
<Hero>

# Agents for *healthcare* teams

</Hero>
`,
  });

type Props = PropsOf<typeof about>;

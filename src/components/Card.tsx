import clsx from 'clsx';
import type {ComponentProps, PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {hue, icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import styles from './Card.module.css';

type OwnProps = PropsWithChildren<Props & Pick<ComponentProps<'article'>, 'ref'>>;

export function Card({variant = 'card', icon, hue, ref, children}: OwnProps): ReactNode {
  return (
    <article
      ref={ref}
      className={clsx(styles.tile, styles[variant])}
      data-surface={variant === 'panel' ? undefined : ''}
      data-hue={hue}
      data-copy={variant === 'tags' ? undefined : variant === 'card' ? 'ticks' : ''}>
      {icon && <Icon icon={icon} chip={variant === 'card' ? 'medium' : 'small'} className={styles.chip} />}
      {children}
    </article>
  );
}

export const about = () =>
  component({
    purpose: 'A card: a title, a paragraph and a list.',
    props: {
      variant: z
        .enum(['card', 'tags', 'option', 'panel'])
        .optional()
        .describe(
          'tags shows a list in one line, as names; option is a way to reach the company, an icon beside its link; panel is a tinted band with an action at its end.',
        ),
      icon: icon.optional(),
      hue: hue.optional(),
    },
    example: `
<Card icon="file-check" hue="brand">

### Claim validation

</Card>
`,
  });

type Props = PropsOf<typeof about>;

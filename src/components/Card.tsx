import clsx from 'clsx';
import type {ComponentProps, PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {hue, icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import styles from './Card.module.css';

type OwnProps = PropsWithChildren<Props & Pick<ComponentProps<'article'>, 'ref'>>;

/** What is particular to a variant, beside its styles. */
const variants = {
  card: {chip: 'medium', isBox: true, copy: 'ticks'},
  tags: {chip: 'small', isBox: true, copy: undefined},
  row: {chip: undefined, isBox: false, copy: undefined},
  option: {chip: 'small', isBox: true, copy: ''},
  panel: {chip: 'small', isBox: false, copy: ''},
} as const;

export function Card({variant = 'card', icon, hue, ref, children}: OwnProps): ReactNode {
  const {chip, isBox, copy} = variants[variant];
  return (
    <article
      ref={ref}
      className={clsx(styles.tile, styles[variant])}
      data-surface={isBox ? '' : undefined}
      data-hue={hue}
      data-copy={copy}>
      {icon && <Icon icon={icon} chip={chip} className={chip && styles.chip} />}
      {children}
    </article>
  );
}

export const about = () =>
  component({
    purpose: 'A card: a title, a paragraph and a list.',
    props: {
      variant: z
        .enum(['card', 'tags', 'row', 'option', 'panel'])
        .optional()
        .describe(
          'tags shows a list in one line, as names; row has its parts beside each other; option is a way to reach the company, an icon beside its link; panel is a tinted band with an action at its end.',
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

import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useId, type ComponentProps, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {address, hue, icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Chip} from './Chip';
import {CardTitle} from './Heading';
import styles from './Card.module.css';

type OwnProps = PropsWithChildren<Props & Pick<ComponentProps<'article'>, 'ref'>>;

export function Card({variant = 'card', icon, hue, to, ref, children}: OwnProps): ReactNode {
  const title = useId();
  const look = {
    className: clsx(styles.tile, styles[variant]),
    'data-surface': variant === 'panel' ? undefined : '',
    'data-hue': hue,
    'data-copy': variant === 'tags' ? undefined : '',
    'data-ticks': variant === 'card' || undefined,
  };
  const content = (
    <>
      {icon && <Chip icon={icon} size={variant === 'card' ? 'medium' : 'small'} className={styles.chip} />}
      {variant === 'option' ? <div data-copy="spaced">{children}</div> : children}
    </>
  );
  return to ? (
    <Link to={to} {...look} aria-labelledby={title}>
      <CardTitle value={title}>{content}</CardTitle>
    </Link>
  ) : (
    <article ref={ref} {...look}>
      {content}
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
      to: address.optional().describe('Makes the whole card a link to this address.'),
    },
    example: `
<Card icon="file-check" hue="brand">

### Claim validation

- Explains every hold to the coder

</Card>
`,
  });

type Props = PropsOf<typeof about>;

import Link from '@docusaurus/Link';
import {useId, type PropsWithChildren, type ReactNode} from 'react';
import {address, hue, icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Chip} from './Chip';
import {CardTitle} from './Heading';
import styles from './Card.module.css';

export function Card({icon, hue, to, children}: PropsWithChildren<Props>): ReactNode {
  const title = useId();
  const body = (
    <div className={styles.body} data-copy="" data-ticks>
      {icon && <Chip icon={icon} size="medium" className={styles.chip} />}
      {children}
    </div>
  );
  return to ? (
    <Link to={to} className={styles.card} data-surface="" data-hue={hue} aria-labelledby={title}>
      <CardTitle value={title}>{body}</CardTitle>
    </Link>
  ) : (
    <article className={styles.card} data-surface="" data-hue={hue}>
      {body}
    </article>
  );
}

export const about = () =>
  component({
    purpose: 'A card: a title, a paragraph and a list.',
    props: {
      icon: icon.optional(),
      hue: hue.optional(),
      to: address.optional().describe('Makes the whole card a link to this address.'),
    },
    example: `
<Card icon="file-check" hue="brand">

### Claim validation

Each claim is checked before it goes out.

- Applies local coverage policies
- Matches diagnosis to procedure
- Explains every hold to the coder

</Card>
`,
  });

type Props = PropsOf<typeof about>;

import type {PropsWithChildren, ReactNode} from 'react';
import {hue} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './TechGroup.module.css';

export function TechGroup({hue, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <article className={styles.group} data-surface="" data-hue={hue}>
      {children}
    </article>
  );
}

export const about = () =>
  component({
    purpose: 'A group of technologies: a title and a list, shown as tags.',
    props: {hue: hue.optional()},
    example: `
<TechGroup hue="tone-1">

### Cloud Infrastructure

- Kubernetes
- Docker

</TechGroup>
`,
  });

type Props = PropsOf<typeof about>;

import type {PropsWithChildren, ReactNode} from 'react';
import {icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import styles from './Badge.module.css';

export function Badge({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.badge}>
      <Icon icon={icon} />
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A strength, a certification or a law that we comply with: a title and one sentence.',
    props: {icon},
    example: `
<Badge icon="shield-check">

### SOC 2 Type II

Audited every year by a firm that we do not choose twice in a row.

</Badge>
`,
  });

type Props = PropsOf<typeof about>;

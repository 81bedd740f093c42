import type {ComponentProps, ReactNode} from 'react';
import {icon} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Chip} from './Chip';
import styles from './ContactOption.module.css';

export function ContactOption({icon, children, ...rest}: Props & ComponentProps<'div'>): ReactNode {
  return (
    <div {...rest} className={styles.option} data-surface="">
      <Chip icon={icon} />
      <div data-copy="spaced">{children}</div>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'One way to reach the company: a title and a link.',
    props: {icon},
    example: `
<ContactOption icon="mail">

### Email us

<EmailLink />

</ContactOption>
`,
  });

type Props = PropsOf<typeof about>;

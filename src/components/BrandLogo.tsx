import type {PropsWithChildren, ReactNode} from 'react';
import {icon, mark} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import styles from './BrandLogo.module.css';

export function BrandLogo({mark, icon, children}: PropsWithChildren<Props>): ReactNode {
  const drawing = mark ?? icon;
  return (
    <span className={styles.mark}>
      {drawing && <Icon icon={drawing} />}
      {children}
    </span>
  );
}

export const about = () =>
  component({
    purpose: 'A product or a company: its one-color logo and its name.',
    props: {
      mark: mark.optional(),
      icon: icon.optional().describe('The Lucide name of a line icon, for anything without a logo.'),
    },
    example: '<BrandLogo mark="python">Python</BrandLogo>',
  });

type Props = PropsOf<typeof about>;

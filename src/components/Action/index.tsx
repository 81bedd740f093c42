import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import Icon, {type IconNode} from '../Icon';
import {arrowRight} from '../Icon/icons';
import type {Props} from './props';
import styles from './styles.module.css';

export type ActionKind = NonNullable<Props['kind']>;

/** The classes of a button, for controls that are not links to a page. */
export const actionClass = (kind: ActionKind = 'primary', size: 'normal' | 'small' = 'normal'): string =>
  clsx(styles.action, styles[kind], size === 'small' && styles.small);

/** Used by the navbar and the footer, not by pages. */
type OwnProps = PropsWithChildren<Props & {size?: 'normal' | 'small'; icon?: IconNode; className?: string}>;

const pointsOn = (kind: ActionKind) => kind === 'primary' || kind === 'accent';

export default function Action({
  to,
  kind = 'primary',
  size = 'normal',
  icon,
  className,
  children,
}: OwnProps): ReactNode {
  return (
    <Link to={to} className={clsx(actionClass(kind, size), className)}>
      {icon && <Icon icon={icon} />}
      {children}
      {pointsOn(kind) && size === 'normal' && <Icon icon={arrowRight} className={styles.arrow} />}
    </Link>
  );
}

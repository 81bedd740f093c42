import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon, type IconNode} from './Icon';
import styles from './Chip.module.css';

type Props = {
  icon: IconNode;
  hue?: string | undefined;
  size?: 'small' | 'medium';
  className?: string;
};

/** An icon on a tinted square, in the surrounding hue or its own. */
export function Chip({icon, hue, size = 'small', className}: Props): ReactNode {
  return <Icon icon={icon} hue={hue} className={clsx(styles.chip, size === 'medium' && styles.medium, className)} />;
}

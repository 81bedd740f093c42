import type {PropsWithChildren, ReactNode} from 'react';
import {names} from '../../content/documentNames';
import Chip from '../Chip';
import Eyebrow from '../Eyebrow';
import Forest from '../Forest';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Hero({eyebrow, icon, landscape, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section id={names.firstScreen} className={styles.hero}>
      <div className={styles.page} data-page-width>
        {icon && <Chip icon={icon} size="large" className={styles.chip} />}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
      {landscape && <Forest />}
    </section>
  );
}

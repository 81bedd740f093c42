import type {PropsWithChildren, ReactNode} from 'react';
import {names} from '../../content/documentNames';
import Eyebrow from '../Eyebrow';
import Forest from '../Forest';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Hero({eyebrow, layout = 'beside', landscape, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section id={names.firstScreen} className={styles.hero}>
      <div className={styles.page} data-page-width data-copy="spaced" data-layout={layout}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
      {landscape && <Forest />}
    </section>
  );
}

import type {PropsWithChildren, ReactNode} from 'react';
import Eyebrow from '../Eyebrow';
import type {Props} from './props';
import styles from './styles.module.css';

export default function CallToAction({eyebrow, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section className={styles.closing} data-closing>
      <div className={styles.page} data-page-width data-copy="spaced">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
    </section>
  );
}

import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** The build finds questions and answers by `data-faq`. */
export default function Faq({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.faq} data-faq="">
      {children}
    </div>
  );
}

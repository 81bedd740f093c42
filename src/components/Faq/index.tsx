import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './contract';
import styles from './styles.module.css';

/** Questions with their answers. The attribute tells the build where to find them. */
export default function Faq({children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.faq} data-faq="">
      {children}
    </div>
  );
}

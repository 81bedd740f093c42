import type {PropsWithChildren, ReactNode} from 'react';
import styles from './drawing.module.css';

export default function AnnotatedText({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.annotated} data-notes="">
      {children}
    </div>
  );
}

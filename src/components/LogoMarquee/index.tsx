import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** The second half repeats the first, so that the loop has no seam. */
export default function LogoMarquee({label, children}: PropsWithChildren<Props>): ReactNode {
  return (
    // Moving content must be focusable, so that keyboard users can pause it.
    <div className={styles.strip} role="group" aria-label={label} tabIndex={0}>
      <div className={styles.track}>
        <div className={styles.half}>{children}</div>
        <div className={styles.half} aria-hidden inert>
          {children}
        </div>
      </div>
    </div>
  );
}

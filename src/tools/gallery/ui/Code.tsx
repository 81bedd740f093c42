import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Code, and a button that copies it. `what` says what it is. */
export default function Code({children, what}: {children: string; what: string}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(children);
    setCopied(true);
  };
  return (
    <div className={styles.code}>
      <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`Copy ${what}`}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <pre>{children}</pre>
    </div>
  );
}

import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function CopyButton({text, what}: {text: string; what: string}): ReactNode {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => {
      setDone(false);
    }, 2000);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`Copy ${what}`}>
      {done ? 'Copied' : 'Copy'}
    </button>
  );
}

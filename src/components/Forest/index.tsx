import forest from '@generated/forest/default/address.json';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The valley of deodars that the company is named after: the last thing in a section whose background is `--sky`. */
export default function Forest(): ReactNode {
  return (
    <svg className={styles.forest} aria-hidden>
      <use href={`${forest}#valley`} />
    </svg>
  );
}

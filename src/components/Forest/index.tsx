import forest from '@generated/forest/default/forest.json';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The valley of cedars that the company is named after: the last thing in a section whose background is `--sky`. */
export default function Forest(): ReactNode {
  const {day, night, width, height} = forest;
  return (
    <div className={styles.forest} aria-hidden>
      <img className={styles.day} src={day} alt="" width={width} height={height} loading="lazy" />
      <img className={styles.night} src={night} alt="" width={width} height={height} loading="lazy" />
    </div>
  );
}

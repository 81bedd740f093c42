import forest from '@generated/forest/default/forest.json';
import type {ReactNode} from 'react';
import styles from './Forest.module.css';

/** The valley of cedars that the company is named after. */
export function Forest(): ReactNode {
  const {width, height, light, dark} = forest;
  const picture = {alt: '', width, height, loading: 'lazy'} as const;
  return (
    <div className={styles.forest} data-forest="" aria-hidden>
      <img data-only="light" src={light} {...picture} />
      <img data-only="dark" src={dark} {...picture} />
    </div>
  );
}

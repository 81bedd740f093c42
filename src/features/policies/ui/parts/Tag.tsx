import type {ReactNode} from 'react';
import type {Standing} from '../timeline';
import {statusWords} from '../words';
import styles from './tag.module.css';

const hues = {
  'in-force': 'brand',
  upcoming: 'accent',
  archived: 'tone-5',
  ended: 'tone-5',
  withdrawn: 'tone-3',
} as const;

/** Without a standing it is the draft, which only development shows. */
export function Tag({standing}: {standing: Standing | undefined}): ReactNode {
  return (
    <span className={styles.tag} data-hue={standing ? hues[standing.status] : 'tone-3'}>
      {standing ? statusWords(standing) : 'Draft'}
    </span>
  );
}

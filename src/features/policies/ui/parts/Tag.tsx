import type {ReactNode} from 'react';
import type {Standing} from '../timeline';
import {statusWords} from '../words';
import styles from './tag.module.css';

const hues = {
  'in-force': 'fern',
  upcoming: 'resin',
  archived: 'slate',
  ended: 'slate',
  withdrawn: 'clay',
} as const;

/** Without a standing it is the draft, which only development shows. */
export function Tag({standing}: {standing: Standing | undefined}): ReactNode {
  return (
    <span className={styles.tag} data-hue={standing ? hues[standing.status] : 'clay'}>
      {standing ? statusWords(standing) : 'Draft'}
    </span>
  );
}

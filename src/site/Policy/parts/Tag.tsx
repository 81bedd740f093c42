import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import styles from './tag.module.css';

const looks = {
  'in-force': {text: 'In force', hue: 'fern'},
  upcoming: {text: 'Upcoming', hue: 'resin'},
  archived: {text: 'Archived', hue: 'slate'},
  ended: {text: 'Ended', hue: 'slate'},
  withdrawn: {text: 'Withdrawn', hue: 'clay'},
  draft: {text: 'Draft', hue: 'clay'},
} as const;

export function Tag({status}: Pick<PolicyView, 'status'>): ReactNode {
  const {text, hue} = looks[status];
  return (
    <span className={styles.tag} data-hue={hue}>
      {text}
    </span>
  );
}

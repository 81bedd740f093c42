import type {Span} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const looks = {ins: {label: 'added', hue: 'brand'}, del: {label: 'removed', hue: 'tone-3'}} as const;

/** Screen readers skip ins and del, so the change is also said in words. */
export function Parts({parts}: {parts: readonly Span[]}): ReactNode {
  return parts.map(({op, text}, at) => {
    if (op === 'same') return text;
    const Tag = op;
    return (
      <Tag key={at} data-hue={looks[op].hue}>
        <span className={styles.spoken}> [{looks[op].label}: </span>
        {text}
        <span className={styles.spoken}>] </span>
      </Tag>
    );
  });
}

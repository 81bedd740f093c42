import type {Span} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import {messages} from '../messages';
import styles from './styles.module.css';

const looks = {ins: {label: messages.added, hue: 'brand'}, del: {label: messages.removed, hue: 'tone-3'}} as const;

/** Screen readers skip ins and del, so the change is also said in words. */
export const Parts = ({parts}: {parts: readonly Span[]}): ReactNode =>
  parts.map(({op: Op, text}, at) =>
    Op === 'same' ? (
      text
    ) : (
      <Op key={at} data-hue={looks[Op].hue}>
        <span className={styles.spoken}> [{looks[Op].label}: </span>
        {text}
        <span className={styles.spoken}>] </span>
      </Op>
    ),
  );

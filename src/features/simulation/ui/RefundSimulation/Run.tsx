import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Step} from '../../model/decide';
import styles from './styles.module.css';
import {outcomeWords, ruleWords} from './words';

/** The steps of a run, and how it ended. */
export default function Run({steps, className}: {steps: readonly Step[]; className?: string}): ReactNode {
  const ends = steps.at(-1)?.ends;
  return (
    <>
      <ol className={clsx(styles.steps, className)}>
        {steps.map(({rule, found, ends: end}) => (
          <li key={rule} data-ends={end}>
            <b>{ruleWords[rule]}</b>
            <span>{found}</span>
          </li>
        ))}
      </ol>
      {ends && (
        <p className={styles.outcome} data-ends={ends}>
          <b>{outcomeWords[ends].title}</b>
          <small>{outcomeWords[ends].note}</small>
        </p>
      )}
    </>
  );
}

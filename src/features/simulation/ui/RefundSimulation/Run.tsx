import type {ReactNode} from 'react';
import {rulesInOrder, type Step} from '../../model/decide';
import styles from './styles.module.css';
import {outcomeWords, ruleWords} from './words';

type Props = {readonly steps: readonly Step[]; readonly showsAll?: boolean};

/** The steps of a run, and how it ended. With `showsAll`, the rules that were not reached keep their places. */
export default function Run({steps, showsAll = false}: Props): ReactNode {
  const ends = steps.at(-1)?.ends;
  const left = showsAll ? rulesInOrder.filter((one) => steps.every(({rule}) => rule !== one)) : [];
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({rule, found, ends: end}) => (
          <li key={rule} data-ends={end}>
            <b>{ruleWords[rule]}</b>
            <span>{found}</span>
          </li>
        ))}
        {left.map((rule) => (
          <li key={rule} aria-hidden data-left="">
            <b>{ruleWords[rule]}</b>
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

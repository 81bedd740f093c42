import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Facts.module.css';

type Fact = {field: string; label: string; value: string; day?: string | undefined};

/** A list of names and values. The build reads a fact by its `data-field`. */
export function Facts({facts, className, ...rest}: {facts: readonly Fact[]} & ComponentProps<'dl'>): ReactNode {
  return (
    <dl className={clsx(styles.facts, className)} {...rest}>
      {facts.map(({field, label, value, day}) => (
        <div key={field} data-field={field}>
          <dt>{label}</dt>
          <dd>{day ? <time dateTime={day}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

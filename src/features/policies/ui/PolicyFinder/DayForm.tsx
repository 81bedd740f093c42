import {actionClass} from '@site/src/components/Action';
import {isDay, type Day} from '@site/src/content/dates';
import type {Timeline} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import {useEffect, useId, useState, type SubmitEvent, type ReactNode} from 'react';
import {Answer} from './Answer';
import styles from './styles.module.css';

const parameter = 'on';

/** The day goes into the address, so that an answer can be shared as a link. */
export function DayForm({timeline}: {timeline: Timeline}): ReactNode {
  const id = useId();
  const [day, setDay] = useState<Day>();
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(parameter) ?? '';
    if (isDay(asked)) setDay(asked);
  }, []);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get(parameter);
    if (typeof asked !== 'string' || !isDay(asked)) return;
    setDay(asked);
    window.history.replaceState(window.history.state, '', `?${parameter}=${asked}${window.location.hash}`);
  };
  return (
    <div className={styles.question}>
      <form method="get" onSubmit={ask}>
        <label htmlFor={id}>
          Day <small>({company.timeZone.label})</small>
        </label>
        <div className={styles.fields}>
          <input
            id={id}
            type="date"
            name={parameter}
            required
            key={day}
            defaultValue={day}
            min="1900-01-01"
            max="2999-12-31"
          />
          <button type="submit" className={actionClass('primary', 'small')}>
            Show the version
          </button>
        </div>
      </form>
      <output className={styles.answer} htmlFor={id}>
        {day && <Answer day={day} timeline={timeline} />}
      </output>
    </div>
  );
}

import {useHistory} from '@docusaurus/router';
import {actionClass} from '@site/src/components/Action';
import {comparisonAddress, type VersionPair} from '@site/src/features/policies/model/comparisons';
import type {Day} from '@site/src/content/dates';
import {versionsOf, type Timeline} from '@site/src/features/policies/model/timeline';
import {useId, type ReactNode, type SubmitEvent} from 'react';
import {longDay} from '../../../../components/hooks/language';
import styles from './chooser.module.css';

type FieldProps = {label: string; name: keyof VersionPair; chosen: Day; days: readonly Day[]};

function Field({label, name, chosen, days}: FieldProps): ReactNode {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {days.map((day) => (
          <option key={day} value={day}>
            {longDay(day)}
          </option>
        ))}
      </select>
    </p>
  );
}

type Props = {policy: string; timeline: Timeline; pair: VersionPair};

/** Two versions to choose. The pair goes into the address, so that a comparison can be shared as a link. */
export function Chooser({policy, timeline, pair}: Props): ReactNode {
  const history = useHistory();
  const days = versionsOf(timeline, policy).map(({name}) => name);
  const compare = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [from, to] = [given.get('from'), given.get('to')];
    if (typeof from === 'string' && typeof to === 'string') history.push(comparisonAddress(timeline, policy, from, to));
  };
  return (
    <form key={`${pair.from} ${pair.to}`} className={styles.chooser} onSubmit={compare}>
      <Field label="From the version of" name="from" chosen={pair.from} days={days} />
      <Field label="To the version of" name="to" chosen={pair.to} days={days} />
      <button type="submit" className={actionClass('primary', 'small')}>
        Compare
      </button>
    </form>
  );
}

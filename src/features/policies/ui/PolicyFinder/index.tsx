import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {actionClass} from '@site/src/components/Action';
import {isDay, type Day} from '@site/src/content/dates';
import {addressOf, notWithdrawn, versionOn, type Policy} from '@site/src/features/policies/model/timeline';
import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode, type SubmitEvent} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import shared from '../parts/shared';
import {useTimeline} from '../timeline';
import styles from './styles.module.css';

const parameter = 'on';

function answerOf(day: Day, policy: Policy): ReactNode {
  const {title, versions, ends} = policy;
  const version = versionOn(day, versions)?.version;
  const first = notWithdrawn(versions).at(-1)?.version;
  if (version && ends && ends.version <= day)
    return translate({message: '{title}: ended on {day}'}, {title, day: longDay(ends.version)});
  if (!version)
    return first
      ? translate({message: '{title}: none yet; the first version takes effect on {day}'}, {title, day: longDay(first)})
      : translate({message: '{title}: none yet'}, {title});
  return (
    <Link to={addressOf(policy, version)}>
      {translate({message: '{title}, version of {day}'}, {title, day: longDay(version)})}
    </Link>
  );
}

/** For a day after the build, the answer is what was known at the build. */
function Answer({day}: {day: Day}): ReactNode {
  const {policies, builtOn} = useTimeline();
  const written = {day: longDay(day)};
  return (
    <div className={shared.note}>
      <p>
        {day > builtOn
          ? translate({message: 'On {day}, these apply unless a newer version is published before then:'}, written)
          : translate({message: 'On {day}, these applied:'}, written)}
      </p>
      <ul>
        {policies.map((policy) => (
          <li key={policy.slug}>{answerOf(day, policy)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The day goes into the address, so that an answer can be shared as a link. Without script, the list of versions has the days. */
export default function PolicyFinder(): ReactNode {
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
    <div className={clsx(shared.card, shared.scripted, styles.question)}>
      <form method="get" onSubmit={ask}>
        <label htmlFor={id}>
          {translate({message: 'Day'})} <small>({company.timeZone.label})</small>
        </label>
        <div className={shared.row}>
          <input
            {...{id, type: 'date', name: parameter, required: true, min: '1900-01-01', max: '2999-12-31'}}
            className={shared.field}
            key={day}
            defaultValue={day}
          />
          <button type="submit" className={actionClass('primary', 'small')}>
            {translate({message: 'Show the version'})}
          </button>
        </div>
      </form>
      <output htmlFor={id}>{day && <Answer day={day} />}</output>
    </div>
  );
}

import Link from '@docusaurus/Link';
import {actionClass} from '@site/src/components/Action';
import {isDay, type Day} from '@site/src/content/dates';
import {addressOf, standing, versionOn, type Policy, type Timeline} from '@site/src/features/policies/model/timeline';
import clsx from 'clsx';
import {useEffect, useId, useState, type ReactNode, type SubmitEvent} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import shared from '../parts/shared';
import styles from './styles.module.css';

const parameter = 'on';

type Asked = {day: Day; timeline: Timeline};

function answerOf({day, timeline}: Asked, {slug, title, versions, ends}: Policy): ReactNode {
  const version = versionOn(day, versions);
  const first = standing(versions).at(-1);
  if (version && ends && ends.version <= day) return messages.titleEnded({title, day: longDay(ends.version)});
  if (!version) return first ? messages.firstVersion({title, day: longDay(first.name)}) : messages.noneYet({title});
  return (
    <Link to={addressOf(timeline, version.name, slug)}>
      {messages.titleVersion({title, day: longDay(version.name)})}
    </Link>
  );
}

/** For a day after the build, the answer is what was known at the build. */
const Answer = ({day, timeline}: Asked): ReactNode => (
  <div className={shared.note}>
    <p>{(day > timeline.builtOn ? messages.willApply : messages.applied)({day: longDay(day)})}</p>
    <ul>
      {timeline.policies.map((policy) => (
        <li key={policy.slug}>{answerOf({day, timeline}, policy)}</li>
      ))}
    </ul>
  </div>
);

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
    <div className={clsx(shared.card, shared.scripted, styles.question)}>
      <form method="get" onSubmit={ask}>
        <label htmlFor={id}>
          {messages.day} <small>({company.timeZone.label})</small>
        </label>
        <div className={shared.row}>
          <input
            {...{id, type: 'date', name: parameter, required: true, min: '1900-01-01', max: '2999-12-31'}}
            className={shared.field}
            key={day}
            defaultValue={day}
          />
          <button type="submit" className={actionClass('primary', 'small')}>
            {messages.showVersion}
          </button>
        </div>
      </form>
      <output htmlFor={id}>{day && <Answer day={day} timeline={timeline} />}</output>
    </div>
  );
}

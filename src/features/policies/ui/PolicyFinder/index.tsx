import Link from '@docusaurus/Link';
import DayText from '@site/src/components/DayText';
import {addressOf, standing} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import shared from '../parts/shared';
import {StatusTag} from '../parts/Tag';
import {standingOf, useTimeline, type TimelineOnDay} from '../timeline';
import {DayForm} from './DayForm';
import styles from './styles.module.css';

/** When each version of each policy applied. What was withdrawn never did. */
function Periods({timeline}: {timeline: TimelineOnDay}): ReactNode {
  const rows = timeline.policies.flatMap(({slug, title, versions}) =>
    standing(versions).map(({name}) => ({slug, title, name, place: standingOf(timeline, name, slug)})),
  );
  return (
    <div role="region" aria-label={messages.byDate} tabIndex={0} data-table>
      <table>
        <thead>
          <tr>
            {[messages.policy, messages.from, messages.until, messages.text].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({slug, title, name, place}) => (
            <tr key={`${slug} ${name}`}>
              <th scope="row">{title}</th>
              <td>
                <DayText day={name} />
              </td>
              <td>{place.until ? <DayText day={place.until} /> : <StatusTag standing={place} />}</td>
              <td>
                <Link to={addressOf(timeline, name, slug)} className={shared.link}>
                  {messages.version({day: longDay(name)})}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The form needs script; the table answers the same question without it. */
export default function PolicyFinder(): ReactNode {
  const timeline = useTimeline();
  return (
    <div className={styles.part}>
      <DayForm timeline={timeline} />
      <Periods timeline={timeline} />
      <p className={shared.soft}>{messages.zone}</p>
    </div>
  );
}

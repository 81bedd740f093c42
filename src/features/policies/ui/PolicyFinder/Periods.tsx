import Link from '@docusaurus/Link';
import {addressOf, standing} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import DayText from '../../../../components/DayText';
import {Tag} from '../parts/Tag';
import {standingOf, type TimelineOnDay} from '../timeline';
import styles from './styles.module.css';

/** When each version of each policy applied. What was withdrawn never did. */
export function Periods({timeline}: {timeline: TimelineOnDay}): ReactNode {
  return (
    <div className={styles.scroll} role="region" aria-label="Versions by date" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Policy</th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        {timeline.policies.map(({slug, title, versions}) => (
          <tbody key={slug}>
            {standing(versions).map(({name}) => {
              const place = standingOf(timeline, name, slug);
              return (
                <tr key={name}>
                  <th scope="row">{title}</th>
                  <td>
                    <DayText day={name} />
                  </td>
                  <td>{place.until ? <DayText day={place.until} /> : <Tag standing={place} />}</td>
                  <td>
                    <Link to={addressOf(timeline, name, slug)} aria-label={`${title}, version ${longDay(name)}`}>
                      Version {longDay(name)}
                    </Link>
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

import Link from '@docusaurus/Link';
import {addressOf, standing} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import DayText from '../../../../components/DayText';
import {Tag} from '../parts/Tag';
import {standingOf, type TimelineOnDay} from '../timeline';
import styles from './styles.module.css';

export function Periods({timeline}: {timeline: TimelineOnDay}): ReactNode {
  const {policies, versions} = timeline;
  return (
    <div className={styles.scroll} role="region" aria-label="Versions by date" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            {policies.map(({slug, title}) => (
              <th key={slug} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map(({name, policies: held, withdrawn}) => {
            const next = withdrawn
              ? undefined
              : standing(versions)
                  .filter((later) => later.name > name)
                  .at(-1);
            return (
              <tr key={name}>
                <th scope="row">
                  <DayText day={name} />
                </th>
                <td>
                  {next ? <DayText day={next.name} /> : <Tag standing={standingOf(timeline, name, held[0] ?? '')} />}
                </td>
                {policies.map(({slug, title}) => (
                  <td key={slug}>
                    {held.includes(slug) ? (
                      <Link to={addressOf(timeline, name, slug)} aria-label={`${title}, version ${longDay(name)}`}>
                        Version {longDay(name)}
                      </Link>
                    ) : (
                      'None'
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

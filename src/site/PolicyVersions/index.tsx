import Link from '@docusaurus/Link';
import histories from '@generated/policies/default/histories.json';
import {
  addressOf,
  compareAddress,
  currentAddress,
  statusOn,
  type History,
  type Timeline,
} from '@site/src/catalogue/policies/timeline';
import type {ReactNode} from 'react';
import {DayText} from '../Policy/parts/DayText';
import {Tag} from '../Policy/parts/Tag';
import {useTimeline} from '../Policy/timeline';
import styles from './styles.module.css';

const begins = {'in-force': 'In effect since', upcoming: 'Takes effect on', archived: 'In effect from', ended: 'In effect from', withdrawn: 'Announced for'};

function Version({history, at, timeline}: {history: History; at: number; timeline: Timeline}): ReactNode {
  const {slug, title, versions} = history;
  const version = versions[at];
  if (!version) return null;
  const status = statusOn(timeline.builtOn, timeline, version.name, history.slug);
  const before = versions[at + 1];
  return (
    <li>
      <p className={styles.head}>
        <Link to={addressOf(timeline, version.name, slug)}>
          Version <DayText day={version.name} />
        </Link>
        <Tag status={status} />
      </p>
      <p>{version.summary}</p>
      <p className={styles.facts}>
        <span>
          {begins[status]} <DayText day={version.name} />
        </span>
        <span>
          Published <DayText day={version.publishedOn} />
        </span>
        {before && (
          <Link
            to={compareAddress(slug, before.name, version.name)}
            aria-label={`See what changed in the ${title} with this version`}>
            See what changed
          </Link>
        )}
      </p>
    </li>
  );
}

export default function PolicyVersions(): ReactNode {
  const timeline = useTimeline();
  return (
    <div className={styles.policies}>
      {histories.map((history) => (
        <article key={history.slug}>
          <h3>
            <Link to={currentAddress(history.slug)}>{history.title}</Link>
          </h3>
          <ol>
            {history.versions.map(({name}, at) => (
              <Version key={name} history={history} at={at} timeline={timeline} />
            ))}
          </ol>
        </article>
      ))}
    </div>
  );
}

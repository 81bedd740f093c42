import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {
  addressOf,
  compareAddress,
  legalRoot,
  namedAround,
  standing,
  versionsOf,
} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {standingOf, type TimelineOnDay} from '../timeline';
import {remarkOn} from '../words';
import DayText from '../../../../components/DayText';

type Props = {slug: string; here?: Day | undefined; timeline: TimelineOnDay};

export function Versions({slug, here, timeline}: Props): ReactNode {
  const versions = versionsOf(timeline, slug);
  const [newest, before] = standing(versions);
  const named = namedAround(
    versions,
    versions.findIndex(({name}) => name === here),
  );
  return (
    <ul>
      {named.map(({name}) => (
        <li key={name}>
          <Link to={addressOf(timeline, name, slug)} aria-current={name === here ? 'page' : undefined}>
            <DayText day={name} />
            {remarkOn(standingOf(timeline, name, slug))}
          </Link>
        </li>
      ))}
      {named.length < versions.length && (
        <li>
          <Link to={legalRoot}>All versions</Link>
        </li>
      )}
      {newest && before && (
        <li>
          <Link to={compareAddress(slug, before.name, newest.name)}>Compare versions</Link>
        </li>
      )}
    </ul>
  );
}

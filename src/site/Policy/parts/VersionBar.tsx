import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {link, printer} from '@site/src/components/Icon/glyphs';
import {addressOf, compareAddress, permanentAddress} from '@site/src/catalogue/policies/timeline';
import {names} from '@site/src/shell/names';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import {useToday} from '../../useToday';
import {DayText} from './DayText';
import {Menu} from './Menu';
import {Tag} from './Tag';
import {Versions} from './Versions';
import styles from './versionBar.module.css';

function LastUpdated({place}: {place: PolicyView}): ReactNode {
  const today = useToday(place.timeline.builtOn);
  return (
    <span>
      Last updated <DayText day={today} />
    </span>
  );
}

function Dates({place}: {place: PolicyView}): ReactNode {
  const {version, successor, status} = place;
  if (!version) return <span>Not published. Only you see this page.</span>;
  const effect = {
    'in-force': 'In effect since',
    upcoming: 'Takes effect on',
    archived: 'In effect from',
    ended: 'In effect from',
    withdrawn: 'Announced for',
    draft: '',
  }[status];
  return (
    <>
      <span>
        {effect} <DayText day={version.name} />
        {status === 'archived' && successor && (
          <>
            {' '}
            until <DayText day={successor.name} />
          </>
        )}
      </span>
      <span>
        Published <DayText day={version.publishedOn} />
      </span>
    </>
  );
}

function Neighbors({place: {slug, status, version, predecessor, successor, timeline}}: {place: PolicyView}): ReactNode {
  return (
    <>
      {successor && (
        <span>
          {status === 'archived' ? 'Replaced by' : 'To be replaced by'}{' '}
          <Link to={addressOf(timeline, successor.name, slug)}>
            <DayText day={successor.name} />
          </Link>
        </span>
      )}
      {predecessor && (
        <span>
          Replaces{' '}
          <Link to={addressOf(timeline, predecessor.name, slug)}>
            <DayText day={predecessor.name} />
          </Link>
        </span>
      )}
      {version && predecessor && (
        <Link className={styles.more} to={compareAddress(slug, predecessor.name, version.name)}>
          See what changed
        </Link>
      )}
    </>
  );
}

type Props = {
  place: PolicyView;
  /** Whether the policy shows today as its last update, as the terms in force do. */
  isLive: boolean;
};

export function VersionBar({place, isLive}: Props): ReactNode {
  const {slug, status, version, timeline} = place;
  return (
    <section id={names.firstScreen} aria-label="Version" className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.standing}>
          <Tag status={status} />
          {version && (
            <strong>
              Version <DayText day={version.name} />
            </strong>
          )}
          <Neighbors place={place} />
        </div>
        <Menu label="Versions" edge="end">
          <Versions slug={slug} here={version?.name} timeline={timeline} />
        </Menu>
      </div>
      <div className={styles.facts}>
        {isLive && <LastUpdated place={place} />}
        <Dates place={place} />
      </div>
      <div className={styles.tools}>
        {version && (
          <Link to={permanentAddress(version.name, slug)} className={styles.tool}>
            <Icon glyph={link} />
            Permanent link
          </Link>
        )}
        <button type="button" data-action="print" className={styles.print} onClick={() => window.print()}>
          <Icon glyph={printer} />
          Print
        </button>
      </div>
    </section>
  );
}

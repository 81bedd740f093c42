import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {link, printer} from '@site/src/components/Icon/glyphs';
import {
  addressOf,
  compareAddress,
  permanentAddress,
  recordedOn,
  type PolicyVersion,
} from '@site/src/features/policies/model/timeline';
import type {Day} from '@site/src/content/dates';
import {names} from '@site/src/content/documentNames';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import {effectWords} from '../words';
import DayText from '../../../../components/DayText';
import {Menu} from './Menu';
import {Proof} from './Proof';
import {Tag} from './Tag';
import {Versions} from './Versions';
import styles from './versionBar.module.css';

function Dates({version, standing}: PolicyView): ReactNode {
  if (!version || !standing) return <span>Not published. Only you see this page.</span>;
  const {status, until} = standing;
  const last = status === 'archived' || status === 'ended' ? until : undefined;
  return (
    <>
      <span>
        {effectWords(standing)} <DayText day={version.name} inZone={!last} />
        {last && (
          <>
            {' '}
            until <DayText day={last} inZone />
          </>
        )}
      </span>
      <span>
        {version.imported ? 'Imported' : 'Published'} <DayText day={version.imported?.on ?? version.publishedOn} />
      </span>
    </>
  );
}

function Neighbors({slug, standing, version, predecessor, successor, timeline}: PolicyView): ReactNode {
  if (standing?.status === 'withdrawn') return null;
  return (
    <>
      {successor && (
        <span>
          {standing?.status === 'archived' ? 'Replaced by' : 'Next version'}{' '}
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

/** A correction changes the text, and one before the first day does not count for its readers. */
const unchangedSince = ({name, corrections}: PolicyVersion): Day =>
  [name, corrections.at(-1)?.on ?? ''].sort().at(-1) ?? name;

type Props = {
  place: PolicyView;
  seal: string | undefined;
  /** Whether the page says when it was last updated, as that of the terms in force does. */
  isLive: boolean;
};

export function VersionBar({place, seal, isLive}: Props): ReactNode {
  const {slug, standing, version, timeline} = place;
  return (
    <section id={names.firstScreen} aria-label="Version" className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.standing}>
          <Tag standing={standing} />
          {version && (
            <strong>
              Version <DayText day={version.name} />
            </strong>
          )}
          <Neighbors {...place} />
        </div>
        <Menu label="Versions" edge="end">
          <Versions slug={slug} here={version?.name} timeline={timeline} />
        </Menu>
      </div>
      <div className={styles.facts}>
        {isLive && version && (
          <span>
            Text unchanged since <DayText day={unchangedSince(version)} />. Page last updated{' '}
            <DayText day={timeline.day} />.
          </span>
        )}
        <Dates {...place} />
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
      {version && seal && <Proof name={version.name} slug={slug} seal={seal} recordedOn={recordedOn(version)} />}
    </section>
  );
}

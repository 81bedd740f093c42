import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {chevronDown, link, printer} from '@site/src/components/Icon/glyphs';
import type {Day} from '@site/src/content/dates';
import {names} from '@site/src/content/documentNames';
import {
  addressOf,
  compareAddress,
  permanentAddress,
  type PolicyVersion,
} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import type {PolicyView} from '../timeline';
import {effectWords, publishedWords} from '../words';
import {Proof} from './Proof';
import {StatusTag} from './Tag';
import styles from './versionBar.module.css';
import {Versions} from './Versions';

/** A correction changes the text, and one before the first day does not count for its readers. */
const unchangedSince = ({name, corrections}: PolicyVersion): Day =>
  [name, corrections.at(-1)?.on ?? ''].sort().at(-1) ?? name;

type Props = {
  view: PolicyView;
  seal: string | undefined;
  /** Whether the page says when it was last updated, as that of the terms in force does. */
  isLive: boolean;
};

export function VersionBar({view, seal, isLive}: Props): ReactNode {
  const {slug, standing, version, predecessor, timeline} = view;
  const updated = version && {since: longDay(unchangedSince(version)), day: longDay(timeline.day)};
  return (
    <section id={names.firstScreen} aria-label="Version" className={styles.bar}>
      <div className={styles.row}>
        <StatusTag standing={standing} />
        {version && <strong>{messages.version({day: longDay(version.name)})}</strong>}
        {version && predecessor && !version.withdrawn && (
          <>
            <Link to={addressOf(timeline, predecessor.name, slug)}>
              {messages.previous({day: longDay(predecessor.name)})}
            </Link>
            <Link className={styles.tool} to={compareAddress(slug, predecessor.name, version.name)}>
              {messages.seeChanges}
            </Link>
          </>
        )}
      </div>
      <div className={styles.facts}>
        {isLive && updated && <span>{messages.updated(updated)}</span>}
        <span>{standing ? effectWords(standing) : messages.notPublished}</span>
        {version && <span>{publishedWords(version)}</span>}
      </div>
      <div className={styles.row}>
        {version && (
          <Link to={permanentAddress(version.name, slug)} className={styles.tool}>
            <Icon glyph={link} />
            {messages.permanentLink}
          </Link>
        )}
        <button type="button" data-action="print" className={styles.tool} onClick={() => window.print()}>
          <Icon glyph={printer} />
          {messages.print}
        </button>
        {/* Opens without any script. */}
        <details className={styles.menu}>
          <summary>
            {messages.versions}
            <Icon glyph={chevronDown} />
          </summary>
          <Versions slug={slug} here={version?.name} timeline={timeline} />
        </details>
      </div>
      {version && seal && <Proof version={version} slug={slug} seal={seal} />}
    </section>
  );
}

import Link from '@docusaurus/Link';
import Icon from '@site/src/components/Icon';
import {link, printer} from '@site/src/components/Icon/icons';
import type {Day} from '@site/src/content/dates';
import {names} from '@site/src/content/documentNames';
import {
  addressOf,
  compareAddress,
  permanentAddress,
  recordAddress,
  recordedOn,
  textAddress,
  type PolicyVersion,
} from '@site/src/features/policies/model/timeline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import type {PolicyView} from '../timeline';
import {effectWords, publishedWords} from '../words';
import shared from './shared';
import {StatusTag} from './Tag';
import styles from './versionBar.module.css';

/** A correction changes the text, and one before the first day does not count for its readers. */
const unchangedSince = ({name, corrections}: PolicyVersion): Day =>
  [name, corrections?.at(-1)?.on ?? ''].sort().at(-1) ?? name;

/** What a printed page has to state and a screen shows elsewhere. */
export function PrintHead({slug, version, standing}: PolicyView): ReactNode {
  if (!version || !standing) return null;
  const rows = [
    [messages.company, company.name],
    [messages.versionName, longDay(version.name)],
    [messages.dates, `${effectWords(standing)}. ${publishedWords(version)}.`],
    [messages.address, company.url + permanentAddress(version.name, slug)],
    ['SHA-256', version.sha256],
  ];
  return (
    <dl hidden className={styles.print}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The hash of the text in short, and how anybody can find it again in the text and in the record. */
function Proof({version, slug}: {version: PolicyVersion; slug: string}): ReactNode {
  const text = textAddress(version.name, slug);
  const {sha256} = version;
  return (
    <details data-silent>
      <summary className={shared.row}>
        <span>
          SHA-256 <code>{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</code>
        </span>
        <span className={shared.link}>{messages.howToCheck}</span>
      </summary>
      <p>
        {messages.proof({day: longDay(recordedOn(version))})} <Link to={`pathname://${text}`}>{messages.textFile}</Link>{' '}
        <Link to={`pathname://${recordAddress}`}>{messages.recordFile}</Link>
      </p>
      <pre>{`curl -s ${company.url}${text} | sha256sum`}</pre>
      <pre>{`curl -s ${company.url}${recordAddress} | grep ${sha256}`}</pre>
    </details>
  );
}

type Props = {
  view: PolicyView;
  /** Whether the page says when it was last updated, as that of the terms in force does. */
  isLive: boolean;
};

export function VersionBar({view, isLive}: Props): ReactNode {
  const {slug, standing, version, predecessor, timeline} = view;
  const updated = version && {since: longDay(unchangedSince(version)), day: longDay(timeline.day)};
  return (
    <section id={names.firstScreen} aria-label="Version" className={clsx(shared.box, styles.bar)}>
      <div className={shared.row}>
        <StatusTag standing={standing} />
        {version && <strong>{messages.version({day: longDay(version.name)})}</strong>}
        {version && predecessor && !version.withdrawn && (
          <>
            <Link to={addressOf(timeline, predecessor.name, slug)}>
              {messages.previous({day: longDay(predecessor.name)})}
            </Link>
            <Link className={shared.link} to={compareAddress(slug, predecessor.name, version.name)}>
              {messages.seeChanges}
            </Link>
          </>
        )}
      </div>
      <div className={clsx(shared.row, styles.facts)}>
        {isLive && updated && <span>{messages.updated(updated)}</span>}
        <span>{standing ? effectWords(standing) : messages.notPublished}</span>
        {version && <span>{publishedWords(version)}</span>}
      </div>
      <div className={shared.row}>
        {version && (
          <Link to={permanentAddress(version.name, slug)} className={shared.link}>
            <Icon icon={link} />
            {messages.permanentLink}
          </Link>
        )}
        <button
          type="button"
          data-action="print"
          className={clsx(shared.link, shared.scripted)}
          onClick={() => window.print()}>
          <Icon icon={printer} />
          {messages.print}
        </button>
      </div>
      {version && <Proof version={version} slug={slug} />}
    </section>
  );
}

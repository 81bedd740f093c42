import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '../../../components/Icon';
import {link, printer} from '../../../components/Icon/icons';
import {names} from '../../../content/documentNames';
import {ChangesLink} from '@theme/PolicyComparison';
import {permanentAddress, recordAddress, textAddress} from '../model/addresses';
import {addressOf, recordedOn, type PolicyVersion} from '../model/timeline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import type {View} from './timeline';
import {effectWords, publishedWords} from './words';
import {Printed} from './parts/Printed';
import shared from './parts/shared';
import {StatusTag} from './parts/Tag';
import styles from './styles.module.css';

/** The shortened hash of the text, and how anyone can verify it against the text and the record. */
function Proof({version, slug}: {version: PolicyVersion; slug: string}): ReactNode {
  const text = textAddress(version.version, slug);
  const {sha256} = version;
  return (
    <details data-silent>
      <summary className={clsx(shared.row, shared.soft)}>
        <span>
          SHA-256 <code>{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</code>
        </span>
        <span className={shared.link}>{translate({message: 'How to verify'})}</span>
      </summary>
      <p>
        {translate(
          {
            message:
              'The first command prints the hash of this text, and the second looks it up in our record. If both show the same hash, this is the text recorded on {day}.',
          },
          {day: longDay(recordedOn(version))},
        )}{' '}
        <Link to={`pathname://${text}`} className={shared.link}>
          {translate({message: 'This text'})}
        </Link>{' '}
        <Link to={`pathname://${recordAddress}`} className={shared.link}>
          {translate({message: 'Our record'})}
        </Link>
      </p>
      <pre>{`curl -s ${company.url}${text} | sha256sum`}</pre>
      <pre>{`curl -s ${company.url}${recordAddress} | grep ${sha256}`}</pre>
    </details>
  );
}

/** `isLive`: the page says when it was last updated. Only the terms in force do. */
export function VersionBar({view, isLive}: {view: View; isLive: boolean}): ReactNode {
  const {policy, version, day} = view;
  const {version: name, predecessor, corrections} = version;
  // A correction changes the text, but one made before the version took effect does not matter to readers.
  const corrected = corrections?.at(-1)?.on ?? name;
  return (
    <section id={names.firstScreen} aria-label="Version" className={clsx(shared.box, shared.bar, styles.bar)}>
      <div className={shared.row}>
        <StatusTag {...view} />
        <strong>{translate({message: 'Version {day}'}, {day: longDay(name)})}</strong>
        {predecessor && !version.withdrawn && (
          <Link to={addressOf(policy, predecessor)} className={shared.link}>
            {translate({message: 'Replaces {day}'}, {day: longDay(predecessor)})}
          </Link>
        )}
        <ChangesLink policy={policy} version={version} />
      </div>
      <div className={clsx(shared.row, shared.soft, styles.facts)}>
        {isLive && (
          <span>
            {translate(
              {message: 'Text unchanged since {since}. Page last updated {day}.'},
              {since: longDay(corrected > name ? corrected : name), day: longDay(day)},
            )}
          </span>
        )}
        <span>{effectWords(version, day)}</span>
        <span>{publishedWords(version)}</span>
      </div>
      <div className={shared.row}>
        <Link to={permanentAddress(name, policy.slug)} className={shared.link}>
          <Icon icon={link} />
          {translate({message: 'Permanent link'})}
        </Link>
        <button type="button" data-action="print" className={shared.link} data-scripted onClick={() => window.print()}>
          <Icon icon={printer} />
          {translate({message: 'Print'})}
        </button>
      </div>
      <Proof version={version} slug={policy.slug} />
      <Printed address={permanentAddress(name, policy.slug)} versions={[version]} />
    </section>
  );
}

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Icon} from '../../../components/Icon';
import {link} from '../../../components/icons';
import {names} from '../../../content/documentNames';
import {ChangesLinks} from '@theme/PolicyComparison';
import {permanentAddress, recordAddress} from '../model/addresses';
import {addressOf} from '../model/timeline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../components/hooks/language';
import type {View} from './useTimeline';
import {dateWords} from './statusWords';
import {Printed} from './parts/Printed';
import shared from './parts/shared';
import {StatusTag} from './parts/Tag';
import styles from './styles.module.css';

/** `isLive`: the page says when it was last updated. Only the terms in force do. */
export function VersionBar({view, isLive}: {view: View; isLive: boolean}): ReactNode {
  const {policy, version, day} = view;
  const {version: name, predecessor, corrections, sha256} = version;
  // A correction changes the text, but one made before the version took effect does not matter to readers.
  const corrected = corrections?.at(-1)?.day ?? name;
  return (
    <section id={names.firstScreen} aria-label="Version" className={clsx(shared.box, styles.bar)} data-surface>
      <div className={shared.row}>
        <StatusTag {...view} />
        <strong>{translate({message: 'Version {day}'}, {day: longDay(name)})}</strong>
        {predecessor && !version.withdrawn && (
          <Link to={addressOf(policy, predecessor)} className={shared.link}>
            {translate({message: 'Replaces {day}'}, {day: longDay(predecessor)})}
          </Link>
        )}
        <ChangesLinks policy={policy} version={version} />
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
        {dateWords(version, day).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
      <div className={shared.row}>
        <Link to={permanentAddress(name, policy.slug)} className={shared.link}>
          <Icon icon={link} />
          {translate({message: 'Permanent link'})}
        </Link>
        <span>
          <Link to={`pathname://${recordAddress}`} className={shared.link}>
            {translate({message: 'Record'})}
          </Link>{' '}
          SHA-256 <code title={sha256}>{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</code>
        </span>
      </div>
      <Printed address={permanentAddress(name, policy.slug)} versions={[version]} />
    </section>
  );
}

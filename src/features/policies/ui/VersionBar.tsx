import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {names} from '../../../content/documentNames';
import {ChangesLinks} from '@theme/PolicyComparison';
import {permanentAddress, recordAddress} from '../model/addresses';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import type {View} from './useTimeline';
import {dateWords} from './statusWords';
import shared from './parts/shared';
import {StatusTag} from './parts/Tag';
import styles from './styles.module.css';

/** `isLive`: the page says when it was last updated. Only the terms in force do. */
export function VersionBar({view, isLive}: {view: View; isLive: boolean}): ReactNode {
  const {policy, version, day} = view;
  const {version: name, corrections, sha256} = version;
  // A correction changes the text, but one made before the version took effect does not matter to readers.
  const [since = name] = [name, ...corrections.map((one) => one.day)].sort().reverse();
  return (
    <section id={names.firstScreen} aria-label="Version" className={clsx(shared.box, styles.bar)} data-surface>
      <div className={shared.row}>
        <StatusTag {...view} />
        <strong>{translate({message: 'Version {day}'}, {day: longDay(name)})}</strong>
        <ChangesLinks policy={policy} version={version} />
      </div>
      <div className={clsx(shared.row, shared.soft)}>
        {isLive && (
          <span>
            {translate(
              {message: 'Text unchanged since {since}. Page last updated {day}.'},
              {since: longDay(since), day: longDay(day)},
            )}
          </span>
        )}
        {dateWords(version, day).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </div>
      <div className={clsx(shared.row, shared.soft)}>
        <Link to={permanentAddress(name, policy.slug)} className={shared.link}>
          {company.url + permanentAddress(name, policy.slug)}
        </Link>
        <span>
          <Link to={`pathname://${recordAddress}`} className={shared.link}>
            {translate({message: 'Record'})}
          </Link>{' '}
          SHA-256 <code>{sha256}</code>
        </span>
      </div>
    </section>
  );
}

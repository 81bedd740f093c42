import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ChangesLinks} from '@theme/PolicyComparison';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {component} from '../../../../content/component';
import {addressOf, policyAddress} from '../../model/timeline';
import shared from '../parts/shared';
import {StatusTag} from '../parts/Tag';
import {useTimeline, type View} from '../useTimeline';
import {dateWords} from '../statusWords';
import styles from './styles.module.css';

function Version({policy, version, day}: View): ReactNode {
  const {version: name, reason} = version;
  return (
    <li>
      <p className={shared.row}>
        <Link to={addressOf(policy, name)} className={shared.link}>
          {translate({message: 'Version {day}'}, {day: longDay(name)})}
        </Link>
        <StatusTag version={version} day={day} />
      </p>
      <p>{reason}</p>
      <p className={clsx(shared.row, shared.soft)}>
        {dateWords(version, day).map((words) => (
          <span key={words}>{words}</span>
        ))}
        <ChangesLinks policy={policy} version={version} />
      </p>
    </li>
  );
}

export default function PolicyVersions(): ReactNode {
  const {policies, day} = useTimeline();
  return (
    <div className={styles.policies}>
      {policies.map((policy) => (
        <article key={policy.slug} className={shared.box} data-surface>
          <h3>
            <Link to={policyAddress(policy)} className={shared.link}>
              {policy.title}
            </Link>
          </h3>
          <ol>
            {policy.versions.map((version) => (
              <Version key={version.version} policy={policy} version={version} day={day} />
            ))}
          </ol>
        </article>
      ))}
      <p className={shared.soft}>
        {translate({message: 'Days begin at midnight, {zone}.'}, {zone: company.timeZone.label})}
      </p>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A list of all versions of all policies, newest first, with what changed in each.',
    copy: 'none',
    once: true,
    headings: 3,
    example: '<PolicyVersions />',
  });

import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {addressOf, policyAddress, statusOn, titleOn, versionToRead, type Policy} from '../model/timeline';
import type {Day} from '../../../content/dates';
import TOCItems from '@theme/TOCItems';
import type {ComponentProps, PropsWithChildren, ReactNode} from 'react';
import {longDay} from '../../../components/hooks/language';
import {useTimeline} from './useTimeline';
import {statusWords} from './statusWords';
import styles from './styles.module.css';

/** A list beside the text. On a narrow screen it is above the text, closed. */
const SideList = ({label, children}: PropsWithChildren<{label: string}>): ReactNode => (
  <nav aria-label={label} className={styles.list}>
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  </nav>
);

/** Docusaurus marks the section that is being read. */
export const Contents = ({toc}: Pick<ComponentProps<typeof TOCItems>, 'toc'>): ReactNode => (
  <SideList label={translate({message: 'On this page'})}>
    <TOCItems toc={toc} className="" linkActiveClassName={styles.current} minHeadingLevel={2} maxHeadingLevel={2} />
  </SideList>
);

type Props = {policy: Policy; day: Day};

/** The policies that apply and those that are announced. */
export const Policies = ({policy: current, day}: Props): ReactNode => (
  <SideList label={translate({message: 'Legal'})}>
    <ul>
      {useTimeline().policies.map((policy) => {
        const version = versionToRead(day, policy);
        const status = version && statusOn(day, version);
        if (!version || (status !== 'in-force' && status !== 'upcoming')) return null;
        return (
          <li key={policy.slug}>
            <Link to={policyAddress(policy)} aria-current={policy.slug === current.slug ? 'true' : undefined}>
              {titleOn(day, policy)}
              {status === 'upcoming' && ` · ${statusWords(version, day)}`}
            </Link>
          </li>
        );
      })}
    </ul>
  </SideList>
);

export const Versions = ({policy, day, shown}: Props & {shown: Day}): ReactNode => (
  <SideList label={translate({message: 'Versions'})}>
    <ul>
      {policy.versions.map((one) => (
        <li key={one.version}>
          <Link to={addressOf(policy, one.version)} aria-current={one.version === shown ? 'page' : undefined}>
            {longDay(one.version)}
            {statusOn(day, one) !== 'archived' && ` · ${statusWords(one, day)}`}
          </Link>
        </li>
      ))}
    </ul>
  </SideList>
);

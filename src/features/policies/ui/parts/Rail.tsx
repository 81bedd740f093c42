import Link from '@docusaurus/Link';
import {policyAddress, versionToRead, type Policy} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {standingOf, type PolicyView, type TimelineOnDay} from '../timeline';
import {Versions} from './Versions';
import styles from './side.module.css';

/** Policies that apply and those that will, with a remark on the latter. */
function policiesAhead(timeline: TimelineOnDay): (Policy & {remark: string})[] {
  return timeline.policies.flatMap((policy) => {
    const version = versionToRead(timeline.day, timeline, policy.slug);
    const status = version && standingOf(timeline, version.name, policy.slug).status;
    if (status !== 'in-force' && status !== 'upcoming') return [];
    return [{...policy, remark: status === 'upcoming' ? ', announced' : ''}];
  });
}

export function Rail({slug, version, timeline}: PolicyView): ReactNode {
  return (
    <nav aria-label="Policies and versions" className={styles.side}>
      <p>Legal</p>
      <ul>
        {policiesAhead(timeline).map((policy) => (
          <li key={policy.slug}>
            <Link to={policyAddress(timeline, policy.slug)} aria-current={policy.slug === slug ? 'true' : undefined}>
              {policy.title}
              {policy.remark}
            </Link>
          </li>
        ))}
      </ul>
      <p>Versions</p>
      <Versions slug={slug} here={version?.name} timeline={timeline} />
    </nav>
  );
}

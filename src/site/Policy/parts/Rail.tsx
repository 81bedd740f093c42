import Link from '@docusaurus/Link';
import {currentAddress} from '@site/src/catalogue/policies/timeline';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import {Versions} from './Versions';
import styles from './side.module.css';

export function Rail({slug, version, timeline}: PolicyView): ReactNode {
  return (
    <nav aria-label="Policies and versions" className={styles.side}>
      <p>Legal</p>
      <ul>
        {timeline.policies.map((policy) => (
          <li key={policy.slug}>
            <Link to={currentAddress(policy.slug)} aria-current={policy.slug === slug ? 'true' : undefined}>
              {policy.title}
            </Link>
          </li>
        ))}
      </ul>
      <p>Versions</p>
      <Versions slug={slug} here={version?.name} timeline={timeline} />
    </nav>
  );
}

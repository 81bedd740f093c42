import {permanentAddress} from '@site/src/catalogue/policies/timeline';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import {DayText} from './DayText';
import styles from './printHead.module.css';

/** What a printed page has to state and a screen shows elsewhere. */
export function PrintHead({slug, version, successor}: PolicyView): ReactNode {
  if (!version) return null;
  return (
    <dl hidden className={styles.print}>
      <dt>Company</dt>
      <dd>{company.name}</dd>
      <dt>Version</dt>
      <dd>
        <DayText day={version.name} />, published <DayText day={version.publishedOn} />
      </dd>
      <dt>In effect</dt>
      <dd>
        from <DayText day={version.name} />
        {successor && (
          <>
            {' '}
            until <DayText day={successor.name} />
          </>
        )}
      </dd>
      <dt>Address</dt>
      <dd>{company.url + permanentAddress(version.name, slug)}</dd>
    </dl>
  );
}

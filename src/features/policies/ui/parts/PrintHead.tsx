import {permanentAddress} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import DayText from '../../../../components/DayText';
import styles from './printHead.module.css';

function Effect({version, standing}: PolicyView): ReactNode {
  if (!version || !standing) return null;
  if (version.withdrawn) {
    return (
      <>
        never; withdrawn on <DayText day={version.withdrawn.on} />
      </>
    );
  }
  return (
    <>
      from <DayText day={version.name} inZone={!standing.until} />
      {standing.until && (
        <>
          {' '}
          until <DayText day={standing.until} inZone />
        </>
      )}
    </>
  );
}

/** What a printed page has to state and a screen shows elsewhere. */
export function PrintHead(place: PolicyView & {seal: string | undefined}): ReactNode {
  const {slug, version, seal} = place;
  if (!version) return null;
  return (
    <dl hidden className={styles.print}>
      <dt>Company</dt>
      <dd>{company.name}</dd>
      <dt>Version</dt>
      <dd>
        <DayText day={version.name} />, {version.imported ? 'imported' : 'published'}{' '}
        <DayText day={version.imported?.on ?? version.publishedOn} />
      </dd>
      <dt>In effect</dt>
      <dd>
        <Effect {...place} />
      </dd>
      <dt>Address</dt>
      <dd>{company.url + permanentAddress(version.name, slug)}</dd>
      {seal && (
        <>
          <dt>SHA-256</dt>
          <dd>{seal}</dd>
        </>
      )}
    </dl>
  );
}

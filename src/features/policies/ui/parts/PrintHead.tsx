import {permanentAddress} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import type {PolicyView} from '../timeline';
import {effectWords, publishedWords} from '../words';
import styles from './printHead.module.css';

/** What a printed page has to state and a screen shows elsewhere. */
export function PrintHead({slug, version, standing, seal}: PolicyView & {seal: string | undefined}): ReactNode {
  if (!version || !standing) return null;
  const rows = [
    [messages.company, company.name],
    [messages.versionName, longDay(version.name)],
    [messages.dates, `${effectWords(standing)}. ${publishedWords(version)}.`],
    [messages.address, company.url + permanentAddress(version.name, slug)],
    ['SHA-256', seal],
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

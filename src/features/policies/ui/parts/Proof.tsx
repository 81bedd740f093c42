import Link from '@docusaurus/Link';
import {recordAddress, recordedOn, textAddress, type PolicyVersion} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {company} from '../../../../company';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import styles from './proof.module.css';

type Props = {version: PolicyVersion; slug: string; seal: string};

/** The hash of the text in short, and how anybody can find it again in the text and in the record. */
export function Proof({version, slug, seal}: Props): ReactNode {
  const text = textAddress(version.name, slug);
  return (
    <details className={styles.proof} data-silent>
      <summary>
        <span>
          SHA-256 <code>{`${seal.slice(0, 8)}…${seal.slice(-8)}`}</code>
        </span>
        <span className={styles.how}>{messages.howToCheck}</span>
      </summary>
      <p>
        {messages.proof({day: longDay(recordedOn(version))})} <Link to={`pathname://${text}`}>{messages.textFile}</Link>{' '}
        <Link to={`pathname://${recordAddress}`}>{messages.recordFile}</Link>
      </p>
      <pre>{`curl -s ${company.url}${text} | sha256sum`}</pre>
      <pre>{`curl -s ${company.url}${recordAddress} | grep ${seal}`}</pre>
    </details>
  );
}

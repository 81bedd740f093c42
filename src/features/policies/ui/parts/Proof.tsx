import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {recordAddress, textAddress} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';
import styles from './proof.module.css';

type Props = {
  name: Day;
  slug: string;
  seal: string;
  /** The day on which the hash was recorded: of the publication, the import or the last correction. */
  recordedOn: Day;
};

const file = (address: string) => `pathname://${address}`;

/** The hash of the text in short, and how anybody can find it again in the text and in the record. */
export function Proof({name, slug, seal, recordedOn}: Props): ReactNode {
  const text = textAddress(name, slug);
  return (
    <details className={styles.proof} data-silent>
      <summary>
        <span>
          SHA-256{' '}
          <code>
            {seal.slice(0, 8)}…{seal.slice(-8)}
          </code>
        </span>
        <span className={styles.how}>How to check</span>
      </summary>
      <p>
        The first command prints the hash of <Link to={file(text)}>this text</Link>. The second one finds the same hash
        in <Link to={file(recordAddress)}>our record</Link>: the text matches the one recorded on{' '}
        <DayText day={recordedOn} />.
      </p>
      <pre>{`curl -s ${company.url}${text} | sha256sum`}</pre>
      <pre>{`curl -s ${company.url}${recordAddress} | grep ${seal}`}</pre>
    </details>
  );
}

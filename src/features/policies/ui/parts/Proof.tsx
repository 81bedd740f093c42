import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {ledgerAddress, textAddress} from '@site/src/features/policies/model/timeline';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import styles from './proof.module.css';

type Props = {name: Day; slug: string; seal: string};

const file = (address: string) => `pathname://${address}`;

/** The hash of the text in short, and how anybody can find it again in the text and in the ledger. */
export function Proof({name, slug, seal}: Props): ReactNode {
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
        in <Link to={file(ledgerAddress)}>our ledger</Link>, so not a letter has changed since it was recorded there.
      </p>
      <pre>{`curl -s ${company.url}${text} | sha256sum`}</pre>
      <pre>{`curl -s ${company.url}${ledgerAddress} | grep ${seal}`}</pre>
    </details>
  );
}

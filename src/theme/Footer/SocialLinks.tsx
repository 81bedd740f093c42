import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import marks from '@generated/page-entries/default/socialMarks.json';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import {company} from '../../company';
import styles from './styles.module.css';

/** Accounts without an address are left out, so that no icon leads nowhere. */
export default function SocialLinks(): ReactNode {
  const accounts = company.social.filter(({href}) => href);
  if (accounts.length === 0) return null;
  return (
    <ul className={styles.social}>
      {accounts.map(({name, href}) => (
        <li key={name}>
          <Link href={href} aria-label={translate({message: '{name} (opens in a new tab)'}, {name})}>
            <Icon icon={marks[name] ?? []} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

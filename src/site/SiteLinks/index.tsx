import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {sectionIds, sections} from '../../catalogue/sections';
import {useEntries} from '../catalogue';
import styles from './styles.module.css';

type LinkList = {title: string; links: {to: string; label: string}[]};
type Level = {
  /** The heading of a column, one level below what the columns stand under. */
  heading?: 'h2' | 'h3';
};

export function LinkColumn({title, links, heading: Heading = 'h3'}: LinkList & Level): ReactNode {
  return (
    <div className={styles.column}>
      <Heading className={styles.title}>{title}</Heading>
      <ul>
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const contact = {to: '/contact', label: 'Contact'};

/** A column of links for each section of the site. */
export default function SiteLinks({heading}: Level): ReactNode {
  const entries = useEntries();
  return sectionIds.map((id) => {
    const own = entries.filter((entry) => entry.section === id);
    const links = id === 'company' ? [...own, contact] : own;
    return <LinkColumn key={id} title={sections[id].column} links={links} heading={heading} />;
  });
}

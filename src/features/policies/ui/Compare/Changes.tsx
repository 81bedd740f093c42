import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Redline} from '../../model/redline';
import shared from '../parts/shared';
import {SectionChange} from './SectionChange';
import styles from './styles.module.css';

const anchor = (at: number) => `change-${at + 1}`;

/** The sections of a comparison, below a list of those that changed. */
export function Changes({redline: {summary, sections}}: {redline: Redline}): ReactNode {
  const changed = sections.flatMap((section, at) =>
    section.change === 'unchanged' && !section.moved ? [] : [{section, id: anchor(at)}],
  );
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <p className={shared.soft}>
        <ins data-hue="brand">{translate({message: 'Added words'})}</ins>{' '}
        <del data-hue="tone-3">{translate({message: 'Removed words'})}</del>
      </p>
      {changed.length > 0 && (
        <ul className={styles.list}>
          {changed.map(({section, id}) => (
            <li key={id}>
              <Link to={`#${id}`} className={shared.link}>
                {section.after ?? section.before}
              </Link>
              <span className={shared.soft}>{section.summary}</span>
            </li>
          ))}
        </ul>
      )}
      {sections.map((section, at) => (
        <SectionChange key={anchor(at)} section={section} id={anchor(at)} />
      ))}
    </>
  );
}

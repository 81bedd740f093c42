import icons from '@generated/page-entries/default/icons.json';
import cards from '@generated/page-entries/default/industryCards.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {component} from '../content/component';
import {Icon} from './Icon';
import styles from './IndustryGrid.module.css';

/** A row for each industry. A link is named by its title, so that a list of links does not read whole rows. */
export function IndustryGrid(): ReactNode {
  return (
    <div className={styles.rows}>
      {cards.map((card) => (
        <Link
          key={card.to}
          to={card.to}
          className={styles.row}
          data-hue={card.hue}
          aria-label={card.label}
          aria-describedby={`${card.to}-summary`}>
          <div>
            <h3>
              <Icon icon={icons[card.icon] ?? []} />
              {card.label}
            </h3>
            <p id={`${card.to}-summary`}>{card.summary}</p>
          </div>
          <p>{card.details}</p>
          <ul>
            {card.useCases.map((useCase) => (
              <li key={useCase}>{useCase}</li>
            ))}
          </ul>
        </Link>
      ))}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A row for every industry that has a page, made from the fields of that page.',
    copy: 'none',
    shows: 'industry',
    headings: 3,
    example: '<IndustryGrid />',
  });

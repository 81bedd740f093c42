import icons from '@generated/page-entries/default/icons.json';
import cards from '@generated/page-entries/default/industryCards.json';
import Link from '@docusaurus/Link';
import Icon from '../Icon';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A row for each industry. A link is named by its title, so that a list of links does not read whole rows. */
export default function IndustryGrid(): ReactNode {
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
          <Icon icon={icons[card.icon] ?? []} />
          <h3>{card.label}</h3>
          <p id={`${card.to}-summary`}>{card.summary}</p>
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

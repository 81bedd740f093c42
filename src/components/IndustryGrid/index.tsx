import icons from '@generated/page-entries/default/icons.json';
import cards from '@generated/page-entries/default/industryCards.json';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import CardGrid from '../CardGrid';
import More from '../More';
import Chip from '../Chip';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Each link is named by its title, so that a screen reader's list of links does not read whole cards. */
const cardOf = (card: (typeof cards)[number]): ReactNode => (
  <Link
    key={card.to}
    to={card.to}
    className={styles.card}
    data-surface=""
    data-hue={card.hue}
    aria-label={card.label}
    aria-describedby={`${card.to}-summary`}>
    <Chip icon={icons[card.icon] ?? []} size="medium" className={styles.chip} />
    <h3>{card.label}</h3>
    <p id={`${card.to}-summary`}>{card.summary}</p>
    <p className={styles.details}>{card.details}</p>
    <ul>
      {card.useCases.map((useCase) => (
        <li key={useCase}>{useCase}</li>
      ))}
    </ul>
  </Link>
);

/** A phone shows the first four, and the others after a tap. */
export default function IndustryGrid(): ReactNode {
  return (
    <CardGrid columns={4}>
      {cards.slice(0, 4).map(cardOf)}
      {cards.length > 4 && <More label={translate({message: 'More industries'})}>{cards.slice(4).map(cardOf)}</More>}
    </CardGrid>
  );
}

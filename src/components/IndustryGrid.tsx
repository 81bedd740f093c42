import icons from '@generated/page-entries/default/icons.json';
import cards from '@generated/page-entries/default/industryCards.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {component} from '../content/component';
import {Card} from './Card';

export function IndustryGrid(): ReactNode {
  return (
    <div>
      {cards.map(({to, hue, icon, label, summary, details, useCases}) => (
        <Card key={to} variant="row" hue={hue} icon={icons[icon] ?? []}>
          <h3>
            <Link to={to}>{label}</Link>
          </h3>
          <p>{summary}</p>
          <p>{details}</p>
          <ul>
            {useCases.map((useCase) => (
              <li key={useCase}>{useCase}</li>
            ))}
          </ul>
        </Card>
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

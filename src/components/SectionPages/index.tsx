import allEntries from '@generated/page-entries/default/allEntries.json';
import type {PropsWithChildren, ReactNode} from 'react';
import Card from '../Card';
import CardGrid from '../CardGrid';
import Heading from '../Heading';
import Prose from '../Prose';
import type {Props} from './props';

export default function SectionPages({of, children}: PropsWithChildren<Props>): ReactNode {
  const entries = allEntries.filter(({section}) => section === of);
  if (entries.length === 0) return children ? <Prose>{children}</Prose> : null;
  return (
    <CardGrid>
      {entries.map(({to, icon, hue, label, line}) => (
        <Card key={to} to={to} icon={icon} hue={hue}>
          <Heading as="h3">{label}</Heading>
          <p>{line}</p>
        </Card>
      ))}
    </CardGrid>
  );
}

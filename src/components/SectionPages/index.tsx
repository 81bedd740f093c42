import icons from '@generated/page-entries/default/icons.json';
import type {PropsWithChildren, ReactNode} from 'react';
import Card from '../Card';
import CardGrid from '../CardGrid';
import Heading from '../Heading';
import Prose from '../Prose';
import {useSectionEntries} from '../hooks/useEntries';
import type {Props} from './props';

export default function SectionPages({of, children}: PropsWithChildren<Props>): ReactNode {
  const entries = useSectionEntries(of);
  if (entries.length === 0) return children ? <Prose>{children}</Prose> : null;
  return (
    <CardGrid>
      {entries.map(({to, icon, hue, label, line}) => (
        <Card key={to} to={to} icon={icons[icon]} hue={hue}>
          <Heading as="h3">{label}</Heading>
          <p>{line}</p>
        </Card>
      ))}
    </CardGrid>
  );
}

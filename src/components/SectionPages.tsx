import allEntries from '@generated/page-entries/default/allEntries.json';
import type {PropsWithChildren, ReactNode} from 'react';
import {sectionFolder} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Card} from './Card';
import {CardGrid} from './CardGrid';
import {Heading} from './Heading';
import {Prose} from './Prose';

export function SectionPages({of, children}: PropsWithChildren<Props>): ReactNode {
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

export const about = () =>
  component({
    purpose: 'A card for every page of a section, with its icon, name and line.',
    copy: 'optional',
    headings: 3,
    props: {
      of: sectionFolder.describe('The folder of the section, such as industries.'),
    },
    example: `
<SectionPages of="company">

Nothing is here yet. The first page is being written.

</SectionPages>
`,
  });

type Props = PropsOf<typeof about>;

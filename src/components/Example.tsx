import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {address, hue, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Shown} from './Examples';
import styles from './Example.module.css';

export function Example({
  to,
  kind,
  figure,
  trade,
  hue,
  tags = [],
  anchors = [],
  children,
}: PropsWithChildren<Props>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const shown = useContext(Shown);
  for (const anchor of anchors) collectAnchor(anchor);
  return (
    <article
      className={styles.example}
      data-surface=""
      data-hue={hue}
      data-figure={figure}
      hidden={shown !== '' && !tags.includes(shown)}>
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {children}
      <p className={styles.source}>
        <Link to={to}>{trade}</Link>
        <span>{kind}</span>
      </p>
    </article>
  );
}

export const about = () =>
  component({
    purpose: 'One of the Examples: a figure from a page, what it shows, the systems in it, and a link to the page.',
    props: {
      to: address.describe('The page with the figure.'),
      kind: text(24, 'The kind of work, such as Documents.').meta({
        refersTo: 'anchor',
        description: 'The kind of work, which also becomes an anchor: Reads documents is #reads-documents.',
      }),
      figure: text(1, 'Which figure of the page, if not the first, such as 2.').optional(),
      trade: text(32, 'Filled in by the build: the label of the page.').optional(),
      hue: hue.optional().describe('Filled in by the build: the color of the page.'),
      tags: z.array(z.string()).optional().describe('Filled in by the build: the filters that show it.'),
      anchors: z.array(z.string()).optional().describe('Filled in by the build: the anchors that lead to it.'),
    },
    example: `
<Example to="/industries/healthcare" kind="Calls and chats">

### Two openings filled before 8:00

A person decides: symptoms go to a nurse.

- Phone
- Calendar

</Example>
`,
  });

type Props = PropsOf<typeof about>;

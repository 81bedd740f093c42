import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createContext, useEffect, useRef, useState, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../content/component';
import styles from './Examples.module.css';

/** The trade or kind of work to show; empty shows all. */
export const Shown = createContext('');

export function Examples({filters = [], children}: PropsWithChildren<Props>): ReactNode {
  useBrokenLinks().collectAnchor('all');
  const {hash} = useLocation();
  const grid = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const tag = hash.slice(1);
    const isFilter = filters.some((filter) => filter.tag === tag);
    setShown(isFilter ? tag : '');
    // What a visitor asked for is not left behind a button.
    if (isFilter) for (const more of grid.current?.querySelectorAll('details') ?? []) more.open = true;
  }, [hash, filters]);
  const row = (by: 'trade' | 'kind') =>
    filters
      .filter((filter) => filter.by === by)
      .map(({tag, label}) => (
        <li key={tag}>
          <Link to={`#${tag}`} aria-current={tag === shown || undefined}>
            {label}
          </Link>
        </li>
      ));
  return (
    <div>
      <nav aria-label={translate({message: 'Filter'})} className={styles.filters}>
        <ul>
          <li>
            <Link to="#all" aria-current={shown === '' || undefined}>
              {translate({message: 'All'})}
            </Link>
          </li>
          {row('kind')}
        </ul>
        <ul>{row('trade')}</ul>
      </nav>
      <div ref={grid} className={styles.grid} id="all">
        <Shown value={shown}>{children}</Shown>
      </div>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A gallery of the site’s figures, by trade and by kind of work.',
    once: true,
    anchors: ['all'],
    props: {
      filters: z
        .array(z.strictObject({tag: z.string(), label: z.string(), by: z.enum(['trade', 'kind'])}))
        .optional()
        .describe('Filled in by the build: the trades and kinds of the examples.'),
    },
    example: `
<Examples>

<Example to="/industries/healthcare" kind="Moves a schedule">

### Two openings filled before 8:00

A person decides: anything clinical.

- Calendar
- Text messages

</Example>

<Example to="/ai-services/nlp" kind="Reads documents">

### A message in two languages, understood

A person decides: messages without a clear score.

- Inbox
- Helpdesk

</Example>

</Examples>
`,
  });

type Props = PropsOf<typeof about>;

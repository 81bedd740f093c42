import {translate} from '@docusaurus/Translate';
import type {BlockChange, Span} from '../../model/redline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../../../policies/ui/parts/shared';
import styles from './styles.module.css';

const markup = {
  ins: {label: translate({message: 'added'}), hue: 'brand'},
  del: {label: translate({message: 'removed'}), hue: 'tone-3'},
} as const;

/** Screen readers skip ins and del, so words name the change too. */
export const Parts = ({parts}: {parts: readonly Span[]}): ReactNode =>
  parts.map(({op: Op, text, isStruck}, at) => {
    const words = isStruck ? <s key={at}>{text}</s> : text;
    return Op === 'same' ? (
      words
    ) : (
      <Op key={at} data-hue={markup[Op].hue}>
        <span data-unseen=""> [{markup[Op].label}: </span>
        {words}
        <span data-unseen="">] </span>
      </Op>
    );
  });

/** A table with the columns and rows of both versions. The first row is its header. */
const Table = ({rows}: Pick<BlockChange, 'rows'>): ReactNode => (
  <div role="region" aria-label={translate({message: 'Table'})} tabIndex={0} data-table>
    <table>
      <tbody>
        {rows.map((cells, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <tr key={at}>
              {cells.map((parts, column) => (
                <Cell key={column} scope={at === 0 ? 'col' : undefined}>
                  <Parts parts={parts} />
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

/** Separate lines, with spaces between them for whoever reads the page as plain text. */
const Notes = ({notes = []}: {notes?: readonly string[] | undefined}): ReactNode =>
  notes.map((note) => (
    <span key={note} className={clsx(shared.soft, styles.beside)}>
      {' '}
      {note}
    </span>
  ));

const tags = {
  paragraph: 'p',
  item: 'p',
  footnote: 'p',
  subheading: 'h3',
  code: 'pre',
  quotation: 'blockquote',
} as const;

function Block({kind, rows, depth, marker, notes}: BlockChange): ReactNode {
  if (kind === 'table')
    return (
      <div>
        <Table rows={rows} />
        <Notes notes={notes} />
      </div>
    );
  const Tag = tags[kind];
  return (
    <Tag data-depth={depth}>
      {marker && <span className={styles.marker}>{marker} </span>}
      <Parts parts={rows[0]?.[0] ?? []} />
      <Notes notes={notes} />
    </Tag>
  );
}

/** Items stand below each other with their numbers, because those of both versions may come between each other. */
export const Blocks = ({blocks}: {blocks: readonly BlockChange[]}): ReactNode =>
  blocks.map((block, at) => <Block key={at} {...block} />);

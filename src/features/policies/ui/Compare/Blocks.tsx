import {translate} from '@docusaurus/Translate';
import type {BlockChange, Span} from '../../model/redline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../parts/shared';
import styles from './styles.module.css';

/** A list as in the text: each item with the blocks inside it. */
type List = {isOrdered: boolean; items: BlockChange[][]};

const depthOf = ({depth = 0}: BlockChange) => depth;
const isOrdered = (block: BlockChange) => block.kind === 'item' && block.marker !== undefined && block.marker !== '•';

/** Blocks at one depth. Deeper ones are grouped into lists. */
function groupsOf(blocks: readonly BlockChange[], depth: number): (BlockChange | List)[] {
  const groups: (BlockChange | List)[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const list = last && 'items' in last ? last : undefined;
    const opens = depthOf(block) === depth + 1 && block.kind === 'item';
    if (depthOf(block) <= depth && block.kind !== 'item') groups.push(block);
    else if (list && !opens && depthOf(block) > depth) list.items.at(-1)?.push(block);
    else if (list?.isOrdered === isOrdered(block)) list.items.push([block]);
    else groups.push({isOrdered: isOrdered(block), items: [[block]]});
  }
  return groups;
}

/** The words of a block that is not a table. */
const textOf = ({rows}: BlockChange): readonly Span[] => rows[0]?.[0] ?? [];

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

function Items({items, isOrdered: ordered, depth}: List & {depth: number}): ReactNode {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map(([first, ...rest], at) => {
        // Text removed from an item may no longer have an item around it.
        if (first?.kind !== 'item')
          return <li key={at}>{first && <Blocks blocks={[first, ...rest]} depth={depth + 1} />}</li>;
        const value = ordered ? Number.parseInt(first.marker ?? '', 10) : undefined;
        return (
          <li key={at} value={value}>
            <Parts parts={textOf(first)} />
            <Notes notes={first.notes} />
            <Blocks blocks={rest} depth={depth + 1} />
          </li>
        );
      })}
    </Tag>
  );
}

const tags = {
  paragraph: 'p',
  item: 'p',
  footnote: 'p',
  subheading: 'h3',
  code: 'pre',
  quotation: 'blockquote',
} as const;

function Block({block}: {block: BlockChange}): ReactNode {
  const {kind, rows, notes} = block;
  if (kind === 'table')
    return (
      <div>
        <Table rows={rows} />
        <Notes notes={notes} />
      </div>
    );
  const Tag = tags[kind];
  return (
    <Tag>
      <Parts parts={textOf(block)} />
      <Notes notes={notes} />
    </Tag>
  );
}

export const Blocks = ({blocks, depth = 0}: {blocks: readonly BlockChange[]; depth?: number}): ReactNode =>
  groupsOf(blocks, depth).map((group, at) =>
    'items' in group ? <Items key={at} {...group} depth={depth} /> : <Block key={at} block={group} />,
  );

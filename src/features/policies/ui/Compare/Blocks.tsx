import type {BlockChange, Span, TableChange, TextChange} from '@site/src/features/policies/model/redline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import shared from '../parts/shared';
import {messages} from '../messages';
import styles from './styles.module.css';

/** A list as it is in the text: each item with what follows in it. */
type List = {isOrdered: boolean; items: BlockChange[][]};

const depthOf = ({depth = 0}: BlockChange) => depth;
const isOrdered = (block: BlockChange) => block.kind === 'item' && block.marker !== undefined && block.marker !== '•';

/** Blocks at a depth, with the deeper ones gathered into the lists that they are items of. */
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

const looks = {ins: {label: messages.added, hue: 'brand'}, del: {label: messages.removed, hue: 'tone-3'}} as const;

/** Screen readers skip ins and del, so the change is also said in words. */
export const Parts = ({parts}: {parts: readonly Span[]}): ReactNode =>
  parts.map(({op: Op, text}, at) =>
    Op === 'same' ? (
      text
    ) : (
      <Op key={at} data-hue={looks[Op].hue}>
        <span data-unseen=""> [{looks[Op].label}: </span>
        {text}
        <span data-unseen="">] </span>
      </Op>
    ),
  );

/** A table with the columns and rows of both versions. The first row is its header. */
const Table = ({table: {rows}}: {table: TableChange}): ReactNode => (
  <div role="region" aria-label={messages.table} tabIndex={0} data-table>
    <table>
      <tbody>
        {rows.map(({cells, change}, at) => {
          const Cell = at === 0 ? 'th' : 'td';
          return (
            <tr key={at} data-change={change}>
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

const Notes = ({notes = []}: {notes?: readonly string[] | undefined}): ReactNode =>
  notes.map((note) => (
    <span key={note} className={clsx(shared.soft, styles.beside)}>
      {note}
    </span>
  ));

function Items({items, isOrdered: ordered, depth}: List & {depth: number}): ReactNode {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map(([first, ...rest], at) => (
        <li
          key={at}
          data-change={first?.change}
          value={ordered && first?.kind === 'item' ? Number.parseInt(first.marker ?? '', 10) : undefined}>
          {first && 'parts' in first && <Parts parts={first.parts} />}
          <Notes notes={first?.notes} />
          <Blocks blocks={rest} depth={depth + 1} />
        </li>
      ))}
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

function Text({kind, parts, change, notes}: TextChange): ReactNode {
  const Tag = tags[kind];
  return (
    <Tag data-change={change}>
      <Parts parts={parts} />
      <Notes notes={notes} />
    </Tag>
  );
}

export function Blocks({blocks, depth = 0}: {blocks: readonly BlockChange[]; depth?: number}): ReactNode {
  return groupsOf(blocks, depth).map((group, at) => {
    if ('items' in group) return <Items key={at} {...group} depth={depth} />;
    if (group.kind !== 'table') return <Text key={at} {...group} />;
    return (
      <div key={at}>
        <Table table={group} />
        <Notes notes={group.notes} />
      </div>
    );
  });
}

import {cellEnd, type BlockChange, type Span} from '@site/src/catalogue/policies/redline';
import type {ReactNode} from 'react';
import {Parts} from './Parts';

type Group = {kind: 'list' | 'table' | 'text'; blocks: BlockChange[]};

const groupOf = ({kind}: BlockChange): Group['kind'] => (kind === 'item' ? 'list' : kind === 'row' ? 'table' : 'text');

/** Consecutive list items form one list, and consecutive rows one table. */
function groupsOf(blocks: readonly BlockChange[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const kind = groupOf(block);
    const last = groups.at(-1);
    if (kind !== 'text' && last?.kind === kind) last.blocks.push(block);
    else groups.push({kind, blocks: [block]});
  }
  return groups;
}

/** The cells of a row, each with what was changed in it. */
function cellsOf(parts: readonly Span[]): Span[][] {
  const cells: Span[][] = [[]];
  for (const {op, text} of parts) {
    text.split(cellEnd.trim()).forEach((words, at) => {
      if (at > 0) cells.push([]);
      if (words.trim()) cells.at(-1)?.push({op, text: words});
    });
  }
  return cells;
}

const List = ({blocks}: {blocks: readonly BlockChange[]}): ReactNode => (
  <ul>
    {blocks.map(({parts, change}, at) => (
      <li key={at} data-change={change}>
        <Parts parts={parts} />
      </li>
    ))}
  </ul>
);

const Table = ({blocks}: {blocks: readonly BlockChange[]}): ReactNode => (
  <div role="region" aria-label="Table" tabIndex={0} data-table>
    <table>
      <tbody>
        {blocks.map(({parts, change}, at) => (
          <tr key={at} data-change={change}>
            {cellsOf(parts).map((cell, column) => (
              <td key={column}>
                <Parts parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export function Blocks({blocks}: {blocks: readonly BlockChange[]}): ReactNode {
  return groupsOf(blocks).map((group, at) => {
    if (group.kind === 'list') return <List key={at} blocks={group.blocks} />;
    if (group.kind === 'table') return <Table key={at} blocks={group.blocks} />;
    return group.blocks.map(({kind, parts, change}) => {
      const Tag = kind === 'subheading' ? 'h3' : 'p';
      return (
        <Tag key={at} data-change={change}>
          <Parts parts={parts} />
        </Tag>
      );
    });
  });
}

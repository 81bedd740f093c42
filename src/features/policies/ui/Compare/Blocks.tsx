import type {BlockChange, TextChange} from '@site/src/features/policies/model/redline';
import type {ReactNode} from 'react';
import {Parts} from './Parts';
import {Table} from './Table';

/** Consecutive list items form one list. */
function groupsOf(blocks: readonly BlockChange[]): (BlockChange | TextChange[])[] {
  const groups: (BlockChange | TextChange[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'item') groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const List = ({items}: {items: readonly TextChange[]}): ReactNode => (
  <ul>
    {items.map(({parts, change}, at) => (
      <li key={at} data-change={change}>
        <Parts parts={parts} />
      </li>
    ))}
  </ul>
);

function Text({kind, parts, change}: TextChange): ReactNode {
  const Tag = kind === 'subheading' ? 'h3' : 'p';
  return (
    <Tag data-change={change}>
      <Parts parts={parts} />
    </Tag>
  );
}

export function Blocks({blocks}: {blocks: readonly BlockChange[]}): ReactNode {
  return groupsOf(blocks).map((group, at) => {
    if (Array.isArray(group)) return <List key={at} items={group} />;
    return group.kind === 'table' ? <Table key={at} table={group} /> : <Text key={at} {...group} />;
  });
}

import type {BlockChange} from '@site/src/catalogue/policies/redline';
import type {ReactNode} from 'react';
import {Parts} from './Parts';

type Group = {isList: boolean; blocks: BlockChange[]};

/** Consecutive list items form one list. */
function groupsOf(blocks: readonly BlockChange[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const isList = block.kind === 'item';
    const last = groups.at(-1);
    if (isList && last?.isList) last.blocks.push(block);
    else groups.push({isList, blocks: [block]});
  }
  return groups;
}

export function Blocks({blocks}: {blocks: readonly BlockChange[]}): ReactNode {
  return groupsOf(blocks).map((group, at) =>
    group.isList ? (
      <ul key={at}>
        {group.blocks.map(({parts, change}, item) => (
          <li key={item} data-change={change}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ) : (
      group.blocks.map(({kind, parts, change}) => {
        const Tag = kind === 'subheading' ? 'h3' : 'p';
        return (
          <Tag key={at} data-change={change}>
            <Parts parts={parts} />
          </Tag>
        );
      })
    ),
  );
}

import type {ReactNode} from 'react';
import {messages} from '../../messages';
import {partsAround, partsOf, type Part} from '../parts';
import type {Writer} from '../writer';
import {List} from './List';

/** The first words of a component, which tell it from others of the same name. */
const wordsOf = ({nodes}: Part): string =>
  nodes
    .map((node) => (node instanceof HTMLElement ? node.innerText : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 90);

/** The components of the page as a list, for the keyboard. The pointer finds them by hovering. */
export function PartsPanel({writer}: {writer: Writer}): ReactNode {
  const blocks = partsOf(writer.state).filter(({part}) => part.isBlock);
  const rows = blocks.map((one, at) => {
    const {file, part, nodes} = one;
    return {
      key: `${file.path} ${part.at} ${at}`,
      words: part.name,
      about: wordsOf(one),
      depth: nodes[0] ? partsAround(blocks, nodes[0]).length - 1 : 0,
      choose: () => {
        writer.open({name: 'part', file: file.path, at: part.at});
      },
      onFocus: () => nodes[0]?.scrollIntoView({block: 'center'}),
    };
  });
  return (
    <>
      <p>{messages.partsAbout}</p>
      <List rows={rows} />
    </>
  );
}

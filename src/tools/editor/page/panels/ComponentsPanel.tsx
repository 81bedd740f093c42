import type {ReactNode} from 'react';
import {messages} from '../../messages';
import {componentsAround, pageComponentsOf, type PageComponent} from '../pageComponents';
import type {Writer} from '../writer';
import {List} from './List';

/** The first words of a component, which tell it from others of the same name. */
const wordsOf = ({nodes}: PageComponent): string =>
  nodes
    .map((node) => (node instanceof HTMLElement ? node.innerText : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 90);

/** The components of the page as a list, for the keyboard. The pointer finds them by hovering. */
export function ComponentsPanel({writer}: {writer: Writer}): ReactNode {
  const blocks = pageComponentsOf(writer.state).filter(({component}) => component.isBlock);
  const rows = blocks.map((one, at) => {
    const {file, component, nodes} = one;
    return {
      key: `${file.path} ${component.at} ${at}`,
      words: component.name,
      about: wordsOf(one),
      depth: nodes[0] ? componentsAround(blocks, nodes[0]).length - 1 : 0,
      choose: () => {
        writer.open({name: 'component', file: file.path, at: component.at});
      },
      onFocus: () => nodes[0]?.scrollIntoView({block: 'center'}),
    };
  });
  return (
    <>
      <p>{messages.componentsAbout}</p>
      <List rows={rows} />
    </>
  );
}

import type {Tag} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {finding, textOf, type Rule} from '../sources';

const isInLinkedCard = ({around}: {around?: Tag | undefined}): boolean =>
  around !== undefined && ((around.name === 'Card' && textOf(around, 'to') !== undefined) || isInLinkedCard(around));

const links = new Set(['a', 'Action', 'EmailLink', 'PhoneLink']);

/** How components combine: some appear only once, no link is inside a link, and none is empty. */
export const compositionRule: Rule = (page, {components, sections}) => {
  const contractOf = ({name}: Tag) => components.get(name)?.contract;
  const first = new Map([...page.tags].reverse().map((tag) => [tag.name, tag]));
  const isEmpty = (tag: Tag) => {
    const shows = contractOf(tag)?.shows;
    return shows !== undefined && !sections.some(({pages}) => pages === shows);
  };
  const found = [
    ...page.tags
      .filter((tag) => contractOf(tag)?.once && first.get(tag.name) !== tag)
      .map(({name, at}) => ({at, message: messages.onlyOnce({tag: name})})),
    ...page.tags
      .filter((tag) => tag.name === 'Section' && textOf(tag, 'tone') === 'inverse')
      .slice(1)
      .map(({at}) => ({at, message: messages.oneDarkBand})),
    ...[...page.links, ...page.tags.filter(({name}) => links.has(name))]
      .filter(isInLinkedCard)
      .map(({at}) => ({at, message: messages.linkInCard})),
    ...page.tags.filter(isEmpty).map(({name, at}) => ({at, message: messages.noSectionToShow({tag: name})})),
  ];
  return found.map(({at, message}) => finding(page, 'composition', at, message));
};

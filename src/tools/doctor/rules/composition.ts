import type {Tag} from '../../../build/mdx/parsedPage';
import {finding, type Rule} from '../sources';

const has = (tag: Tag, name: string, value?: string) =>
  tag.props.some((prop) => prop.name === name && (value === undefined || prop.value === value));

/** The card around a piece of copy that is itself a link, if there is one. */
function linkedCard(around: Tag | undefined): Tag | undefined {
  if (!around) return undefined;
  return around.name === 'Card' && has(around, 'to') ? around : linkedCard(around.around);
}

const links = new Set(['a', 'Action', 'EmailLink', 'PhoneLink']);

/** How components may be combined: what a page may have only once, no link inside a link, and nothing empty. */
export const compositionRule: Rule = (page, site) => {
  const again = page.tags
    .filter(
      ({name}, at) =>
        site.components.get(name)?.contract.once && page.tags[at] !== page.tags.find((tag) => tag.name === name),
    )
    .map(({name, at}) =>
      finding(
        page,
        'composition',
        at,
        `<${name}> may appear only once on a page, and this is the second. Remove one of them.`,
      ),
    );
  const dark = page.tags
    .filter((tag) => tag.name === 'Section' && has(tag, 'tone', 'inverse'))
    .slice(1)
    .map(({at}) =>
      finding(
        page,
        'composition',
        at,
        'A page may have only one dark band, and this is the second. Use tone="sunken", or remove the tone.',
      ),
    );
  const nested = [...page.links, ...page.tags.filter(({name}) => links.has(name))]
    .filter(({around}) => linkedCard(around))
    .map(({at}) =>
      finding(
        page,
        'composition',
        at,
        'This link is inside a card that is itself a link. Remove it, or remove "to" from the card.',
      ),
    );
  const empty = page.tags.filter(({name}) => {
    const shows = site.components.get(name)?.contract.shows;
    return shows && !site.sections.some(({pages}) => pages === shows);
  });
  const nothing = empty.map(({name, at}) => {
    const words = `<${name}> shows the pages of a section that this site does not have. Remove it, with what stands around it.`;
    return finding(page, 'composition', at, words);
  });
  return [...again, ...dark, ...nested, ...nothing];
};

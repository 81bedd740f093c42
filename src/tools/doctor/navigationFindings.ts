import {navigationProblems, type LinkItem, type Navigation} from '../../content/navigation';
import {sectionOf} from '../../content/sections';
import {configFile} from '../../build/navigation';
import type {Finding} from '../../build/mdx/finding';
import {addressProblem} from './rules/links';
import {messages} from './messages';
import {lineWith, type SiteSources} from './sources';

const isLink = (item: object): item is LinkItem =>
  'to' in item && typeof item.to === 'string' && item.to.startsWith('/');

/** The plain links of the menus and the footer to pages on this site. */
const linksOf = ({navbar, footer}: Navigation): LinkItem[] =>
  [...navbar.items, ...footer.links.flatMap(({items}) => items)].filter(isLink);

/** The values that tell an item from others. */
const wordsOf = (item: object): string[] =>
  Object.entries(item).flatMap(([name, value]) => (name === 'type' || name === 'position' ? [] : String(value)));

/** What is wrong with the menus and the footer that docusaurus.config.ts declares. */
export function navigationFindings(root: string, site: SiteSources): Finding[] {
  const {navigation, pages, sections} = site;
  const filled = new Set(pages.map(({address}) => address && sectionOf(address, sections)?.folder));
  const empty = sections
    .filter(({folder}) => !filled.has(folder))
    .map((item) => ({item, message: messages.emptySection({folder: item.folder})}));
  const dead = linksOf(navigation).flatMap((item) => {
    const message = addressProblem(item.to, site);
    return message ? [{item, message}] : [];
  });
  return [...navigationProblems(navigation), ...empty, ...dead].map(({item, message}) => ({
    file: configFile,
    line: lineWith(root, configFile, wordsOf(item)),
    column: 1,
    rule: 'navigation',
    message,
  }));
}

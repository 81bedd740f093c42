import {navigationProblems, type LinkItem, type Navigation} from '../../content/navigation';
import {sectionOf} from '../../content/sections';
import {configFile} from '../../build/navigation';
import type {Finding} from '../../build/mdx/finding';
import type {Lists} from './lists';
import {addressProblem} from './rules/links';
import {messages} from './messages';
import type {SiteSources} from './sources';

/** The line of the configuration that holds one of the item's own values. */
function lineOf(item: object, lines: readonly string[]): number {
  const own = Object.entries(item).filter(([name]) => ['folder', 'to', 'html', 'label', 'type'].includes(name));
  const isDeclaration = (line: string) => /\b(folder|to|html|label|type):/.test(line);
  for (const [, word] of own.sort(([a], [b]) => Number(a === 'type') - Number(b === 'type'))) {
    const at = lines.findIndex((line) => isDeclaration(line) && line.includes(`'${String(word)}'`));
    if (at >= 0) return at + 1;
  }
  return 1;
}

const isLink = (item: object): item is LinkItem =>
  'to' in item && typeof item.to === 'string' && item.to.startsWith('/');

/** The plain links of the menus and the footer to pages on this site. */
const linksOf = ({navbar, footer}: Navigation): LinkItem[] =>
  [...navbar.items, ...footer.links.flatMap(({items}) => items)].filter(isLink);

/** What is wrong with the menus and the footer that docusaurus.config.ts declares. */
export function navigationFindings({navigation, textOf}: Lists, site: SiteSources): Finding[] {
  const {pages, sections} = site;
  const lines = textOf(configFile).split('\n');
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
    line: lineOf(item, lines),
    column: 1,
    rule: 'navigation',
    message,
  }));
}

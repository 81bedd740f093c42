import {readFileSync} from 'node:fs';
import path from 'node:path';
import {navigationProblems} from '../../catalogue/navigation';
import {sectionOf} from '../../catalogue/sections';
import {configFile, readNavigation} from '../navigation';
import type {Finding} from './finding';
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

/** What is wrong with the menus and the footer that docusaurus.config.ts declares. */
export function navigationFindings(
  root: string,
  {pages, sections}: Pick<SiteSources, 'pages' | 'sections'>,
): Finding[] {
  const lines = readFileSync(path.join(root, configFile), 'utf8').split('\n');
  const filled = new Set(pages.map(({address}) => address && sectionOf(address, sections)?.folder));
  const empty = sections
    .filter(({folder}) => !filled.has(folder))
    .map((item) => ({
      item,
      message:
        `The section "${item.folder}" has no pages. Create the first one with ` +
        `\`npm run new -- ${item.folder} <name> "<Title>"\`, or remove the section.`,
    }));
  return [...navigationProblems(readNavigation(root)), ...empty].map(({item, message}) => ({
    file: configFile,
    line: lineOf(item, lines),
    column: 1,
    rule: 'navigation',
    message,
  }));
}

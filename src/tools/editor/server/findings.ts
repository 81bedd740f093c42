import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sorted, type Finding} from '../../../mdx/finding';
import {parsePage} from '../../../mdx/parse';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {headOf} from '../../../mdx/readMdx';
import {offsetOf} from '../../../mdx/textEdits';
import {examinePage} from '../../doctor/examine';
import {findingsBy} from '../../doctor/rules/rule';
import {placeholdersRule} from '../../doctor/rules/texts';
import type {SiteSources} from '../../doctor/sources';
import type {PageFinding} from '../protocol';
import type {OpenFile} from './openFile';

/** What the doctor would report only after a change, on this page and on those that link to it. */
export function newFindings({page: old, site}: OpenFile, after: string): string[] {
  const {file} = old;
  const next = parsePage(file, after, site.sections);
  const anchors = ({headings}: ParsedPage) => headings.map(({anchor}) => anchor).join(' ');
  const asks = (page: ParsedPage) =>
    page.links.some(({to}) => to.includes('#')) || page.tags.some(({name}) => name === 'Action');
  const others = anchors(old) === anchors(next) ? [] : site.pages.filter((page) => page.file !== file && asks(page));
  const say = (page: ParsedPage) => {
    const seen = {...site, pages: site.pages.map((one) => (one.file === file ? page : one))};
    return [page, ...others]
      .flatMap((one) => examinePage(one, seen))
      .map((one) =>
        [one.file === file ? one.message : `${one.file}: ${one.message}`, one.fix].filter(Boolean).join(' '),
      );
  };
  const known = new Set(say(old));
  return [...new Set(say(next).filter((message) => !known.has(message)))];
}

/** The arguments of `npm run new`, if that is the fix. */
const commandIn = (fix = ''): string[] | undefined =>
  /^npm run new -- (.*)/
    .exec(fix)?.[1]
    ?.match(/'[^']*'|\S+/g)
    ?.map((word) => word.replaceAll("'", ''));

function placed({page, components}: OpenFile, {line, column}: Finding): Pick<PageFinding, 'component' | 'field'> {
  const at = offsetOf(page.text, {line, column});
  if (at < headOf(page.text).length) return {field: page.fields.filter((other) => other.at.line <= line).at(-1)?.name};
  return {component: components.filter(({start, end}) => start <= at && at < end).at(-1)?.at};
}

/** Everything that `npm run doctor` reports, and the template sentences that are left in an open draft. */
export function findingsOf(found: readonly Finding[], site: SiteSources, open?: OpenFile): PageFinding[] {
  const isDraft = open?.page.frontMatter.draft === true;
  const published = open && {...open.page, frontMatter: {...open.page.frontMatter, draft: false}};
  const all = sorted([...found, ...(published && isDraft ? findingsBy([placeholdersRule], published, site) : [])]);
  return all.map((one) => ({
    ...one,
    address: site.pages.find(({file}) => file === one.file)?.address,
    command: commandIn(one.fix),
    ...(one.file === open?.page.file && placed(open, one)),
  }));
}

/** Adds a correct word to the dictionary, in its place. */
export function addWord(root: string, word: string): void {
  const file = path.join(root, 'project-words.txt');
  const words = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  writeFileSync(file, `${[...new Set([...words, word.toLowerCase()])].sort().join('\n')}\n`);
}

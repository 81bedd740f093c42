import type {Position} from '../../../build/mdx/finding';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {messages} from '../messages';
import {finding, top, type Rule, type SiteSources} from '../sources';

/** What has its field "title" as its headline. */
const titled: Partial<Record<ParsedPage['kind'], string>> = {policy: 'a policy', job: 'a job'};

/** One headline per page, and no skipped levels below it. */
export const headingsRule: Rule = (page, site) => {
  const {headings} = page;
  const skipped = headings.flatMap(({level, text, at}, index) => {
    const before = headings[index - 1]?.level ?? (titled[page.kind] ? 1 : level);
    if (level <= before + 1) return [];
    const right = '#'.repeat(before + 1);
    const message = messages.skippedLevel({text, before: '#'.repeat(before), right});
    return [finding(page, 'headings', at, message, `${right} ${text}`)];
  });
  const empty = headings
    .filter(({text, at}) => text === '' && !page.tags.some((tag) => tag.at.line === at.line))
    .map(({at}) => finding(page, 'headings', at, messages.emptyHeading));
  if (page.kind === 'partial') return [...skipped, ...empty];
  return [...skipped, ...empty, ...headlines(page), ...withoutSection(page, site)];
};

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

/** Components that print headings of their own need one above them, as headings in the text do. */
function withoutSection(page: ParsedPage, {components}: SiteSources) {
  return page.tags.flatMap(({name, at}) => {
    const level = components.get(name)?.contract.headings;
    const before = page.headings.filter((heading) => isBefore(heading.at, at)).at(-1)?.level ?? 1;
    if (!level || level <= before + 1) return [];
    return [finding(page, 'headings', at, messages.noHeadingAbove({tag: name}), '## What these have in common')];
  });
}

function headlines(page: ParsedPage) {
  const [first, second] = page.headings.filter(({level}) => level === 1);
  const what = titled[page.kind];
  if (what) return first ? [finding(page, 'headings', first.at, messages.titleIsField({what}))] : [];
  if (second) return [finding(page, 'headings', second.at, messages.secondHeadline({text: second.text}))];
  const at = page.headings[0]?.at ?? page.tags[0]?.at ?? top;
  return first ? [] : [finding(page, 'headings', at, messages.noHeadline)];
}

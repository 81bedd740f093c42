import type {Position} from '../../../build/mdx/finding';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import {finding, type Rule, type SiteSources} from '../sources';

/** Their headline is their field "title". */
const titled: ReadonlySet<string> = new Set(['policy', 'opening']);

/** One headline per page, and no skipped levels below it. */
export const headingsRule: Rule = (page, site) => {
  const {headings} = page;
  const skipped = headings.flatMap(({level, text, at}, index) => {
    const before = headings[index - 1]?.level ?? (titled.has(page.kind) ? 1 : level);
    if (level <= before + 1) return [];
    const right = '#'.repeat(before + 1);
    const message = `The heading "${text}" skips a level. After ${'#'.repeat(before)}, use ${right}:`;
    return [finding(page, 'headings', at, message, `${right} ${text}`)];
  });
  const empty = headings
    .filter(({text, at}) => text === '' && !page.tags.some((tag) => tag.at.line === at.line))
    .map(({at}) => finding(page, 'headings', at, 'This heading has no text. Add some, or remove the line.'));
  return [...skipped, ...empty, ...headlineFindings(page), ...withoutSection(page, site)];
};

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

/** Components that print headings of their own need one above them, as headings in the text do. */
function withoutSection(page: ParsedPage, {components}: SiteSources) {
  return page.tags.flatMap(({name, at}) => {
    const level = components.get(name)?.contract.headings;
    const before = page.headings.filter((heading) => isBefore(heading.at, at)).at(-1)?.level ?? 1;
    if (!level || page.kind === 'partial' || level <= before + 1) return [];
    const message = `The headings of <${name}> would skip a level. Write a heading of its section above it:`;
    return [finding(page, 'headings', at, message, '## What these have in common')];
  });
}

const headlineFindings: (page: Parameters<Rule>[0]) => ReturnType<Rule> = (page) => {
  if (page.kind === 'partial') return [];
  const [first, second] = page.headings.filter(({level}) => level === 1);
  if (titled.has(page.kind)) {
    const words = `The title of ${page.kind === 'policy' ? 'a policy' : 'a position'} is its field "title". Remove this line, or make it a section with ##.`;
    return first ? [finding(page, 'headings', first.at, words)] : [];
  }
  if (second) {
    const words = `A page may have only one headline with a single #. Make "${second.text}" a section with ##.`;
    return [finding(page, 'headings', second.at, words)];
  }
  if (first) return [];
  const at = page.headings[0]?.at ?? page.tags[0]?.at ?? {line: 1, column: 1};
  return [
    finding(page, 'headings', at, 'The page has no headline. Start its hero with a line such as: # Agents for clinics'),
  ];
};

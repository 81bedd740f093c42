import type {ParsedPage} from '../../../mdx/parsedPage';
import {counted} from '../../../content/numbers';
import {top, type Report, type Rule} from './rule';

/** Kinds of pages whose headline is their field "title". */
const titled: Partial<Record<ParsedPage['kind'], string>> = {policy: 'a policy', job: 'a job'};

function checkHeadline({kind, headings, tags}: ParsedPage, report: Report): void {
  const [first, second] = headings.filter(({level}) => level === 1);
  const what = titled[kind];
  const end = 'make it a section with ##.';
  if (what && first) report(first.at, `The title of ${what} comes from its field "title". Remove this line, or ${end}`);
  if (!what && second)
    report(second.at, `A page can have only one headline with a single #. Remove "${second.text}", or ${end}`);
  const start = 'Start its hero with a line such as: # Agents for clinics';
  if (!what && !first) report(headings[0]?.at ?? tags[0]?.at ?? top, `The page has no headline. ${start}`);
}

/** Headings skip no levels, even where components print headings of their own. */
export const headingsRule: Rule = (page, {components}, report) => {
  const {kind, headings, tags} = page;
  headings.forEach(({level, text, at}, index) => {
    const before = headings[index - 1]?.level ?? (titled[kind] ? 1 : level);
    const [above, right] = ['#'.repeat(before), '#'.repeat(before + 1)];
    if (level > before + 1)
      report(at, `The heading "${text}" skips a level. After ${above}, use ${right}:`, `${right} ${text}`);
    if (text === '' && tags.every((tag) => tag.at.line !== at.line))
      report(at, 'This heading has no text. Add some, or remove the line.');
  });
  if (kind === 'partial') return;
  checkHeadline(page, report);
  for (const {name, at} of tags) {
    const level = components.get(name)?.about?.headings ?? 0;
    const before = headings.filter((heading) => heading.at.line < at.line).at(-1)?.level ?? 1;
    const message = `The headings of <${name}> would skip a level. Write a heading of its section above it:`;
    if (level > before + 1) report(at, message, '## What these have in common');
  }
};

/** Every column needs a heading, and every row a cell for each column. */
export const tablesRule: Rule = (page, _site, report) => {
  for (const {heading, rows} of page.tables) {
    heading.forEach(({empty, at}, column) => {
      if (empty) report(at, `Column ${column + 1} of this table has no heading. Say in a word or two what it holds.`);
    });
    for (const {at, cells} of rows.filter((row) => row.cells !== heading.length)) {
      const [above, here] = [counted(heading.length, 'cell'), counted(cells, 'cell')];
      const instead = 'Write a cell for each column, even an empty one, and \\| for a | within a cell.';
      report(at, `The heading of this table has ${above}, and this row has ${here}. ${instead}`);
    }
  }
};

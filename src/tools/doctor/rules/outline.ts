import type {Position} from '../../../mdx/finding';
import type {ParsedPage} from '../../../mdx/parsedPage';
import {counted} from '../../../content/numbers';
import {messages} from '../messages';
import {top, type Report, type Rule} from './rule';

/** Kinds of pages whose headline is their field "title". */
const titled: Partial<Record<ParsedPage['kind'], string>> = {policy: 'a policy', job: 'a job'};

const isBefore = (one: Position, other: Position) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

function checkHeadline({kind, headings, tags}: ParsedPage, report: Report): void {
  const [first, second] = headings.filter(({level}) => level === 1);
  const what = titled[kind];
  if (what) {
    if (first) report(first.at, messages.titleIsField({what}));
  } else if (second) report(second.at, messages.secondHeadline({text: second.text}));
  else if (!first) report(headings[0]?.at ?? tags[0]?.at ?? top, messages.noHeadline);
}

/** Headings skip no levels, even where components print headings of their own. */
export const headingsRule: Rule = (page, {components}, report) => {
  const {kind, headings, tags} = page;
  headings.forEach(({level, text, at}, index) => {
    const before = headings[index - 1]?.level ?? (titled[kind] ? 1 : level);
    const right = '#'.repeat(before + 1);
    if (level > before + 1) {
      const change = {old: `${'#'.repeat(level)} `, to: [`${right} `]};
      report(at, messages.skippedLevel({text, before: '#'.repeat(before), right}), `${right} ${text}`, change);
    }
    if (text === '' && tags.every((tag) => tag.at.line !== at.line)) report(at, messages.emptyHeading);
  });
  if (kind === 'partial') return;
  checkHeadline(page, report);
  for (const {name, at} of tags) {
    const level = components.get(name)?.about?.headings ?? 0;
    const before = headings.filter((heading) => isBefore(heading.at, at)).at(-1)?.level ?? 1;
    if (level > before + 1) report(at, messages.noHeadingAbove({tag: name}), '## What these have in common');
  }
};

/** Every column needs a heading, and every row a cell for each column. */
export const tablesRule: Rule = (page, _site, report) => {
  for (const {heading, rows} of page.tables) {
    heading.forEach(({empty, at}, column) => {
      if (empty) report(at, messages.noColumnHeading({column: column + 1}));
    });
    for (const {at, cells} of rows.filter((row) => row.cells !== heading.length)) {
      report(at, messages.unevenRow({heading: counted(heading.length, 'cell'), row: counted(cells, 'cell')}));
    }
  }
};

import {headingOf} from '../../policies/model/text';
import {compareWords} from '../../policies/model/wordDiff';
import {compareBlocks} from './blocks';
import type {Redline, SectionChange} from './redline';
import {pairSections, type SectionPair} from './sections';
import {sizeSummary, textSummary, totalSummary} from './summary';
import {readText, type ComparedText, type Section} from './text';

/** A text may begin with its first heading. */
const isNothing = (section: Section | undefined) => !section || (section.blocks.length === 0 && !headingOf(section));

const named = (section: Section) => headingOf(section) || 'Introduction';

function placeSummary(before: Section, after: Section, moved: boolean): string {
  const renamed = before.title !== after.title ? ` Renamed from “${before.title}”.` : '';
  if (before.number === after.number) return moved ? `Moved.${renamed}` : renamed.trim();
  if (before.number === null || after.number === null)
    return `${moved ? 'Moved. ' : ''}${after.number === null ? 'No longer numbered' : 'Numbered'}.${renamed}`;
  const verb = moved ? 'Moved' : 'Renumbered';
  return `${verb} from section ${before.number} to section ${after.number}.${renamed}`;
}

function changeOf({before, after, moved}: SectionPair): SectionChange {
  const blocks = compareBlocks(before?.blocks ?? [], after?.blocks ?? []);
  const names = {before: before && named(before), after: after && named(after)};
  const both = {...names, heading: compareWords(names.before ?? '', names.after ?? ''), blocks, moved: false};
  if (!before) return {...both, change: 'added', summary: sizeSummary('New section', blocks, 'ins')};
  if (!after) return {...both, change: 'removed', summary: sizeSummary('Section removed', blocks, 'del')};
  const isRenamed = before.title !== after.title;
  const heading = !isRenamed && before.shape !== after.shape ? 'The formatting of the heading changed.' : '';
  const text = textSummary(blocks);
  const sentences = [placeSummary(before, after, moved), heading, text || 'The text is the same.'];
  return {
    ...both,
    moved,
    change: isRenamed || heading || text ? 'changed' : 'unchanged',
    summary: sentences.filter(Boolean).join(' '),
  };
}

/** How many levels all headings moved: what most of those in both texts did. */
function shiftOf(older: ComparedText, newer: ComparedText): number {
  const moves = newer.headings.flatMap(({depth, title}) => {
    const before = older.headings.find((one) => one.title === title);
    return before ? [depth - before.depth] : [];
  });
  const shift = moves.find((move) => move !== 0) ?? 0;
  return moves.filter((move) => move === shift).length > Math.max(1, older.headings.length / 2) ? shift : 0;
}

const shiftSummary = (shift: number): string => {
  const levels = Math.abs(shift) === 1 ? 'one level' : `${Math.abs(shift)} levels`;
  return shift === 0 ? '' : `All headings moved ${levels} ${shift > 0 ? 'down' : 'up'}. `;
};

/** What a newer version of a policy changed against an older one, section by section. */
export function comparePolicies(older: ComparedText, newer: ComparedText): Pick<Redline, 'summary' | 'sections'> {
  const shift = shiftOf(older, newer);
  const base = shift === 0 ? older : readText(older.source, shift);
  const pairs = pairSections(base.sections, newer.sections);
  const sections = pairs.filter(({before, after}) => !isNothing(before) || !isNothing(after)).map(changeOf);
  const title = older.title === newer.title ? '' : `The title was “${older.title}”. `;
  const same =
    older.body === newer.body
      ? 'No sections changed.'
      : 'Words, links and structure are the same; only spacing or Markdown syntax changed.';
  const lead = title + shiftSummary(shift);
  return {sections, summary: (lead + (totalSummary(sections) || (shift === 0 ? same : ''))).trim()};
}

export const compareTexts = (older: string, newer: string): Pick<Redline, 'summary' | 'sections'> =>
  comparePolicies(readText(older), readText(newer));

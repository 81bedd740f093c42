import type {Redline, SectionChange} from '../redline';
import {headingOf, isReserved, parsePolicy, type PolicyText, type Section} from './text';
import {compareBlocks} from './blocks';
import {pairSections, type SectionPair} from './sections';
import {sizeSummary, textSummary, totalSummary} from './summary';
import {compareWords} from './wordDiff';

const introduction = 'Introduction';
const named = (section: Section) => headingOf(section) || introduction;

function placeSummary(before: Section, after: Section, moved: boolean): string {
  const renamed = before.title !== after.title ? ` Renamed from “${before.title}”.` : '';
  if (before.number === after.number) return moved ? `Moved.${renamed}` : renamed.trim();
  if (before.number === null || after.number === null)
    return `${moved ? 'Moved. ' : ''}The heading was “${named(before)}”.`;
  const verb = moved ? 'Moved' : 'Renumbered';
  return `${verb} from section ${before.number} to section ${after.number}.${renamed}`;
}

function bothSides(before: Section, after: Section, moved: boolean): SectionChange {
  const blocks = compareBlocks(before.blocks, after.blocks);
  const text = textSummary(blocks);
  const heading =
    before.title === after.title && before.shape !== after.shape ? 'The form of the heading changed.' : '';
  const hasNumber = (section: Section) => section.number !== null;
  const isSame =
    text === '' && heading === '' && before.title === after.title && hasNumber(before) === hasNumber(after);
  const place = placeSummary(before, after, moved);
  return {
    change: isSame ? 'unchanged' : 'changed',
    moved,
    before: named(before),
    after: named(after),
    heading: compareWords(named(before), named(after)),
    summary: [place, heading, text || 'The text is the same.'].filter(Boolean).join(' '),
    blocks,
  };
}

/** A section whose text went and whose number stays, or one that takes such a number. */
function reservedSection(before: Section, after: Section): SectionChange {
  const blocks = compareBlocks(before.blocks, after.blocks);
  const isGone = isReserved(after);
  return {
    change: isGone ? 'removed' : 'added',
    moved: false,
    before: named(before),
    after: named(after),
    heading: compareWords(named(before), named(after)),
    summary: isGone
      ? `${sizeSummary('The text was removed', blocks, 'del')} The number ${after.number} is reserved.`
      : `${sizeSummary('New section', blocks, 'ins')} The number ${after.number} was reserved.`,
    blocks,
  };
}

function newSection(section: Section): SectionChange {
  const blocks = compareBlocks([], section.blocks);
  const after = named(section);
  const summary = sizeSummary('New section', blocks, 'ins');
  return {change: 'added', moved: false, after, heading: [{op: 'ins', text: after}], summary, blocks};
}

function removedSection(section: Section): SectionChange {
  const blocks = compareBlocks(section.blocks, []);
  const before = named(section);
  const summary = sizeSummary('Section removed', blocks, 'del');
  return {change: 'removed', moved: false, before, heading: [{op: 'del', text: before}], summary, blocks};
}

function changesOf({before, after, moved}: SectionPair): SectionChange[] {
  if (before && after && isReserved(before) !== isReserved(after)) return [reservedSection(before, after)];
  if (before && after) return [bothSides(before, after, moved)];
  if (after) return [newSection(after)];
  return before ? [removedSection(before)] : [];
}

/** What a newer version of a policy changed against an older one, section by section. */
export function comparePolicies(older: PolicyText, newer: PolicyText): Pick<Redline, 'summary' | 'sections'> {
  const sections = pairSections(older.sections, newer.sections).flatMap(changesOf);
  const title = older.title === newer.title ? '' : `The title was “${older.title}”. `;
  const same =
    older.body === newer.body
      ? 'No sections changed.'
      : 'Words, links and structure are the same; only the spacing or the signs in the file changed.';
  return {sections, summary: title + (totalSummary(sections) || same)};
}

export const compareTexts = (older: string, newer: string): Pick<Redline, 'summary' | 'sections'> =>
  comparePolicies(parsePolicy(older), parsePolicy(newer));

import {diffArrays} from 'diff';
import {textsOf, type Section} from './text';
import {similarity} from '../../policies/model/wordDiff';

/** A section in both versions, or in only one of them. */
export type SectionPair = {before?: Section | undefined; after?: Section; moved: boolean};

/** Below this share of common words, two sections with different titles are different sections. */
const renamed = 0.5;

const body = (section: Section) => section.blocks.flatMap(textsOf).join(' ');
const hasTitle = (one: Section, other: Section) => one.title.toLowerCase() === other.title.toLowerCase();

/** A section whose text is gone but whose number stays, because letters and contracts refer to numbers. */
const isReserved = ({number, title}: Section) => number !== null && title.toLowerCase() === 'reserved';

/** Ways to recognize the same section in another version, most reliable first. */
const signs: ((one: Section, other: Section) => number | boolean)[] = [
  (one, other) => hasTitle(one, other) && one.number === other.number,
  hasTitle,
  (one, other) => {
    const alike = similarity(body(one), body(other));
    return alike >= renamed && alike;
  },
  (one, other) => one.number === other.number && (isReserved(one) || isReserved(other)),
];

/** Finds the older section of each newer one. */
function partnersOf(before: readonly Section[], after: readonly Section[]): Map<Section, Section> {
  const partners = new Map<Section, Section>();
  const rest = new Set(before);
  for (const sign of signs) {
    for (const section of after.filter((one) => !partners.has(one))) {
      const [best] = [...rest]
        .map((other) => ({other, score: Number(sign(other, section))}))
        .sort((a, b) => b.score - a.score);
      if (!best || best.score === 0) continue;
      partners.set(section, best.other);
      rest.delete(best.other);
    }
  }
  return partners;
}

/** Sections in the order of the newer version, with a removed one after the neighbor it used to follow. */
export function pairSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const partners = partnersOf(before, after);
  const stayed = after.flatMap((one) => partners.get(one) ?? []);
  // Sections outside the longest run in unchanged order are the ones that a person would call moved.
  const runs = diffArrays(
    before.filter((one) => stayed.includes(one)),
    stayed,
  );
  const inOrder = new Set(runs.flatMap(({value, added, removed}) => (added || removed ? [] : value)));
  const pairs = after.map((one): SectionPair => {
    const partner = partners.get(one);
    return {before: partner, after: one, moved: partner !== undefined && !inOrder.has(partner)};
  });
  before.forEach((one, at) => {
    if (stayed.includes(one)) return;
    const neighbor = before[at - 1];
    const spot = pairs.findIndex((pair) => pair.before !== undefined && pair.before === neighbor);
    pairs.splice(spot + 1, 0, {before: one, moved: false});
  });
  return pairs;
}

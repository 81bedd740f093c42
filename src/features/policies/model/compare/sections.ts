import {pairInOrder, type Pair} from './order';
import {isReserved, textsOf, type Section} from './text';
import {likeness} from './wordDiff';

/** The same section in both versions, or a section that only one of them has. */
export type SectionPair = Pair<Section>;

/** Below this share of common words, two sections with different titles are different sections. */
const renamed = 0.5;

const body = (section: Section) => section.blocks.flatMap(textsOf).join(' ');

const hasTitle = (one: Section) => (other: Section) => one.title.toLowerCase() === other.title.toLowerCase();
const hasNumber = (one: Section) => (other: Section) => one.number === other.number;

/** Finds the older section of each newer one. */
function partnersOf(before: readonly Section[], after: readonly Section[]): Map<Section, Section> {
  const partners = new Map<Section, Section>();
  const taken = new Set<Section>();
  const match = (find: (section: Section, rest: readonly Section[]) => Section | undefined) => {
    for (const section of after) {
      if (partners.has(section)) continue;
      const partner = find(
        section,
        before.filter((candidate) => !taken.has(candidate)),
      );
      if (!partner) continue;
      partners.set(section, partner);
      taken.add(partner);
    }
  };
  match((section, rest) => rest.filter(hasTitle(section)).find(hasNumber(section)));
  match((section, rest) => (isReserved(section) ? undefined : rest.find(hasTitle(section))));
  match((section, rest) => (isReserved(section) ? undefined : mostAlike(section, rest)));
  match((section, rest) =>
    rest.find((other) => hasNumber(section)(other) && (isReserved(section) || isReserved(other))),
  );
  return partners;
}

function mostAlike(section: Section, candidates: readonly Section[]): Section | undefined {
  const [best] = candidates
    .filter((candidate) => !isReserved(candidate))
    .map((candidate) => ({candidate, alike: likeness(body(candidate), body(section))}))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= renamed ? best.candidate : undefined;
}

/** Sections in the order of the newer version, with a removed one after the neighbor it used to follow. */
export const pairSections = (before: readonly Section[], after: readonly Section[]): SectionPair[] =>
  pairInOrder(before, after, partnersOf(before, after));

import type {Section} from '../text';
import {likeness} from './wordDiff';

/** The same section in both versions, or a section that only one of them has. */
export type SectionPair = {before?: Section; after?: Section; moved: boolean};

/** Below this share of common words, two sections with different titles are different sections. */
const renamed = 0.5;

const body = (section: Section) => section.blocks.map((block) => block.text).join(' ');

function partnersOf(before: readonly Section[], after: readonly Section[]): Map<Section, Section> {
  const partners = new Map<Section, Section>();
  for (const section of after) {
    const same = before.find((candidate) => candidate.title.toLowerCase() === section.title.toLowerCase());
    if (same && ![...partners.values()].includes(same)) partners.set(section, same);
  }
  const taken = new Set(partners.values());
  for (const section of after.filter((candidate) => !partners.has(candidate))) {
    const ranked = before
      .filter((candidate) => !taken.has(candidate))
      .map((candidate) => ({candidate, alike: likeness(body(candidate), body(section))}))
      .sort((a, b) => b.alike - a.alike);
    const best = ranked[0];
    if (!best || best.alike < renamed) continue;
    partners.set(section, best.candidate);
    taken.add(best.candidate);
  }
  return partners;
}

/** The longest run that kept its order; the others are those that a person would call moved. */
function keptInOrder(places: readonly number[]): Set<number> {
  const runs: number[][] = [];
  for (const place of places) {
    const longest = runs.filter((run) => (run.at(-1) ?? -1) < place).sort((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...longest, place]);
  }
  return new Set(runs.sort((a, b) => b.length - a.length)[0] ?? []);
}

/** Sections in the order of the newer version, with a removed one after the neighbor it used to follow. */
export function pairSections(before: readonly Section[], after: readonly Section[]): SectionPair[] {
  const partners = partnersOf(before, after);
  const places = after.flatMap((section) => {
    const partner = partners.get(section);
    return partner ? [before.indexOf(partner)] : [];
  });
  const kept = keptInOrder(places);
  const pairs = after.map((section): SectionPair => {
    const partner = partners.get(section);
    return {
      before: partner,
      after: section,
      moved: partner !== undefined && !kept.has(before.indexOf(partner)),
    };
  });
  const stayed = new Set(partners.values());
  before.forEach((section, at) => {
    if (stayed.has(section)) return;
    const neighbor = before[at - 1];
    const spot = pairs.findIndex((pair) => pair.before !== undefined && pair.before === neighbor);
    pairs.splice(spot + 1, 0, {before: section, moved: false});
  });
  return pairs;
}

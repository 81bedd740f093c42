import {lineNames, markNames} from '../../../build/icons/drawings';
import {countable, countsOf} from '../../../build/pageEntries/counts';
import {claimValues} from '../../../claims/claims';
import {companyParts} from '../../../company/parts';
import {dayNow} from '../../../company/today';
import {countInWords} from '../../../content/numbers';
import type {SiteSources} from '../../doctor/sources';
import type {Catalog, Choice} from '../protocol';
import {controlsOf} from './controls';

/** Everything that a text can show besides words, with what visitors read there. */
function chipsOf({pages, sections}: SiteSources): Choice[] {
  const chip = (source: string, words: string, about: string): Choice => ({value: source, words, about});
  const counts = Object.entries(countsOf(pages, sections, dayNow(), false));
  return [
    ...Object.entries(claimValues).map(([id, words]) => chip(`<Claim id="${id}" />`, words, `Claim: ${id}`)),
    ...counts.map(([of, count]) => chip(`<Count of="${of}" />`, countInWords(count), `How many there are: ${of}`)),
    ...Object.entries(companyParts).map(([part, words]) =>
      chip(`<Company part="${part}" />`, words, `Company: ${part}`),
    ),
  ];
}

/** Every page, and every heading that a link can lead to. */
const destinationsOf = ({pages}: SiteSources): Choice[] =>
  pages.flatMap(({address, frontMatter, headings}) => {
    if (!address) return [];
    const words = String(frontMatter.label ?? frontMatter.title ?? address);
    const own = headings
      .filter(({level}) => level === 2)
      .map(({anchor, text}) => ({to: `${address}#${anchor}`, words: `${words}: ${text}`}));
    return [{to: address, words}, ...own].map((one) => ({value: one.to, words: one.words, about: one.to}));
  });

export function catalogOf(site: SiteSources): Catalog {
  const {sections} = site;
  const names = {section: sections.map(({folder}) => folder), count: countable(sections)};
  const components = [...site.components].map(([name, {guide, props}]) => {
    const {purpose, do: yes, dont, once = false} = guide;
    return [name, {purpose, advice: `${yes} ${dont}`, once, controls: controlsOf(props.shape, names)}] as const;
  });
  return {
    chips: chipsOf(site),
    destinations: destinationsOf(site),
    components: Object.fromEntries(components),
    icons: [...new Set(lineNames())],
    marks: markNames(),
  };
}

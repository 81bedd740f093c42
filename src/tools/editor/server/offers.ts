import {examplesOf} from '../../../mdx/components';
import type {ParsedPage} from '../../../mdx/parsedPage';
import type {SiteSources} from '../../doctor/sources';
import type {Choice} from '../protocol';
import {embedsIn, flowsOf, type Flow} from '../source/flows';
import {flowsIn, type OpenFile} from './openFile';

type Usage = {name: string; around: string; source: string};

/** Which components are used inside which. `around` is empty at the top of a page. */
const usagesIn = (flows: readonly Flow[]): Usage[] =>
  flows.flatMap(({around, doc}) =>
    embedsIn(doc).map(({attrs}) => ({name: String(attrs.name), source: String(attrs.source), around})),
  );

type Sample = Choice & Usage;

let sampled: Sample[] | undefined;

/** Each component as an example in its guide writes it. */
const samplesOf = ({components}: SiteSources): Sample[] =>
  (sampled ??= [...components.values()].flatMap((component) =>
    examplesOf(component).flatMap(({title, mdx}, at) => {
      const {name, guide} = component;
      const own = usagesIn(flowsOf(mdx)).find((one) => one.name === name);
      // The pictures of examples are not beside the page.
      if (!own || own.source.includes('"./')) return [];
      return [{value: `${name} ${at}`, words: `${name}: ${title}`, about: guide.purpose, ...own}];
    }),
  ));

/** What can be inserted into a flow: what other pages or examples have there, unless a page may have it only once. */
export function offersIn({around}: Flow, {page, site}: OpenFile): Sample[] {
  const samples = samplesOf(site);
  // Each kind of page begins with other components.
  const isLike = ({kind}: ParsedPage) => (around ? kind !== 'partial' : kind === page.kind);
  const usages = site.pages.filter(isLike).flatMap((one) => usagesIn(flowsIn(one)));
  const fits = new Set(
    [...usages, ...samples.filter((one) => one.around)].filter((one) => one.around === around).map(({name}) => name),
  );
  const has = new Set(page.tags.map(({name}) => name));
  const isUsed = (name: string) => site.components.get(name)?.guide.once === true && has.has(name);
  return samples.filter(({name}) => fits.has(name) && !isUsed(name));
}

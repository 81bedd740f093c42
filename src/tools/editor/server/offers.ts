import {examplesOf} from '../../../build/mdx/components';
import type {ParsedPage} from '../../../build/mdx/parsedPage';
import type {SiteSources} from '../../doctor/sources';
import type {Offer} from '../protocol';
import {componentsOf, type Placed} from '../source/components';

type Home = {name: string; around: string};

const known = new WeakMap<ParsedPage, Home[]>();

/** Within what each component of a page stands; nothing is around those that a page begins with. */
function homesOn(page: ParsedPage, site: SiteSources): Home[] {
  const homes = known.get(page) ?? (page.broken ? [] : placed(page.text, site)).flatMap(homeOf);
  known.set(page, homes);
  return homes;
}

const placed = (text: string, {components}: SiteSources) => componentsOf(text, (name) => components.has(name));
const homeOf = ({name, around = '', block}: Placed): Home[] => (block ? [{name, around}] : []);

type Sample = Offer & {mdx: string; around: string};

let sampled: Sample[] | undefined;

/** The components of the examples, each alone, as its example writes it. */
const samples = (site: SiteSources): Sample[] => (sampled ??= readSamples(site));

const readSamples = (site: SiteSources): Sample[] =>
  [...site.components.values()].flatMap((component) =>
    examplesOf(component).flatMap(({title, mdx}, at) => {
      const {name, guide} = component;
      const own = placed(mdx, site).find((one) => one.name === name && one.block);
      // A picture of an example is not beside the page.
      if (!own || mdx.slice(own.start, own.end).includes('"./')) return [];
      const {around = '', start, end} = own;
      return [{id: `${name} ${at}`, name, title, purpose: guide.purpose, mdx: mdx.slice(start, end), around}];
    }),
  );

/** What may stand in a component or on a page: what stands there on pages or in examples, and not what the page may have once and has. */
export function offersIn(around: string, page: ParsedPage, site: SiteSources, first = ''): Sample[] {
  const all = samples(site);
  // What a page begins with differs by its kind.
  const fromPages = site.pages
    .filter(({kind}) => (around ? kind !== 'partial' : kind === page.kind))
    .flatMap((one) => homesOn(one, site));
  const fits = new Set(
    [...fromPages, ...all.filter((one) => one.around)].flatMap((one) => (one.around === around ? one.name : [])),
  );
  const has = new Set(page.tags.map(({name}) => name));
  const isTaken = (name: string) => site.components.get(name)?.guide.once && has.has(name);
  return all
    .filter(({name}) => fits.has(name) && !isTaken(name))
    .sort((a, b) => Number(b.name === first) - Number(a.name === first));
}

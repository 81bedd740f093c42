import {aboutSchema} from '../../../../content/fieldSchemas';
import {countable} from '../../../../build/pageEntries/counts';
import type {Range} from '../../../../build/textEdits';
import type {SiteSources} from '../../../doctor/sources';
import type {ContractPanel, PanelsAsked, Parts, Values} from '../../messagesOfPanels';
import {addBeside, duplicate, move, remove} from '../../source/blocks';
import type {Placed} from '../../source/components';
import {setProp, valuesOf} from '../../source/props';
import {CannotWrite} from '../../source/errors';
import {controlsOf} from './controls';
import {offersIn} from './offers';
import type {OpenPage} from './page';

const shapeOf = ({name}: Placed, {components}: SiteSources): Record<string, unknown> =>
  components.get(name)?.contract.props.shape ?? {};

/** What a prop may name, by what it refers to. */
const namesIn = ({sections}: SiteSources) => ({
  section: sections.map(({folder}) => folder),
  count: countable(sections),
});

const plainValues = (placed: Placed): Values =>
  Object.fromEntries(
    Object.entries(valuesOf(placed)).map(([name, value]) => [name, typeof value === 'object' ? null : (value ?? null)]),
  );

function contractPanel(name: string, site: SiteSources): [string, ContractPanel][] {
  const contract = site.components.get(name)?.contract;
  if (!contract) return [];
  const {purpose, do: yes, dont, once = false, props} = contract;
  return [[name, {purpose, do: yes, dont, once, controls: controlsOf(props.shape, namesIn(site))}]];
}

const countIn = (parts: readonly Placed[], range: Range | undefined) =>
  range && parts.filter(({start, end}) => start >= range.start && end <= range.end).length;

/** Every component of a page with what its panel says. */
export const partsOf = ({hash, parts, site}: OpenPage): Parts => ({
  hash,
  parts: parts.map((placed) => ({
    at: placed.at,
    name: placed.name,
    values: plainValues(placed),
    isBlock: placed.block !== undefined,
    size: countIn(parts, placed.block ?? placed) ?? 1,
    above: countIn(parts, placed.block?.before),
    below: countIn(parts, placed.block?.after),
  })),
  contracts: Object.fromEntries([...new Set(parts.map(({name}) => name))].flatMap((name) => contractPanel(name, site))),
});

function partAt({parts}: OpenPage, at: number): Placed {
  const placed = parts[at];
  if (!placed) throw new CannotWrite('This is no longer on the page. Reload it.');
  return placed;
}

export function withProp(open: OpenPage, {at, name, value}: PanelsAsked['prop']): string {
  const placed = partAt(open, at);
  const shape = shapeOf(placed, open.site);
  if (!Object.hasOwn(shape, name)) throw new CannotWrite(`<${placed.name}> has no "${name}".`);
  if (typeof value === 'object') throw new CannotWrite(`"${name}" takes no list.`);
  return setProp(open.text, placed, {name, value: value === false ? undefined : value, order: Object.keys(shape)});
}

export function withBlock(open: OpenPage, {at, how}: PanelsAsked['block']): string {
  const placed = partAt(open, at);
  if (how === 'remove') return remove(open.text, placed);
  if (how !== 'duplicate') return move(open.text, placed, how);
  const anchors = Object.entries(shapeOf(placed, open.site)).filter(
    ([, schema]) => aboutSchema(schema as Parameters<typeof aboutSchema>[0]).refersTo === 'anchor',
  );
  return duplicate(open.text, placed, new Set(anchors.map(([name]) => name)));
}

const offersBeside = (open: OpenPage, {around = '', name}: Placed) => offersIn(around, open.page, open.site, name);

/** What may stand beside a component, or in it. */
export function offersOf(open: OpenPage, {at, isInside}: PanelsAsked['offers']) {
  const part = at === undefined ? undefined : partAt(open, at);
  const offers = part && !isInside ? offersBeside(open, part) : offersIn(part?.name ?? '', open.page, open.site);
  return offers.map(({id, name, title, purpose}) => ({id, name, title, purpose}));
}

export function withOffer(open: OpenPage, {at, side, offer}: PanelsAsked['add']): string {
  const placed = partAt(open, at);
  const found = offersBeside(open, placed).find(({id}) => id === offer);
  if (!found) throw new CannotWrite('This cannot be inserted here.');
  return addBeside(open.text, placed, side, found.mdx);
}

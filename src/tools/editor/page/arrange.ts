import {Fragment, Slice, type Node, type ResolvedPos} from 'prosemirror-model';
import type {Choice, DocJson, PageFile, PageFlow} from '../protocol';
import {schema} from '../schema/schema';

const {embed, list_item: item} = schema.nodes;

/** The flow of a component and the position before it. A list item that holds nothing else moves with it. */
export type Location = {flow: PageFlow; place: ResolvedPos};

export function locate({flows}: PageFile, at: number): Location | undefined {
  for (const flow of flows) {
    const doc = schema.nodeFromJSON(flow.doc);
    let place: ResolvedPos | undefined;
    doc.descendants(({attrs}, position) => {
      if ((attrs.components as number[] | undefined)?.includes(at)) place = doc.resolve(position);
    });
    while (place?.parent.type === item && place.parent.childCount === 1) place = doc.resolve(place.before());
    if (place) return {flow, place};
  }
  return undefined;
}

export type Arrangement = 'up' | 'down' | 'duplicate' | 'remove' | 'before' | 'after';

const takesOwnPlace: readonly Arrangement[] = ['up', 'down', 'remove'];

/** Moves, duplicates or removes a component, or inserts an offer beside it. `index` is where the result is. */
export function rearrange({place}: Location, how: Arrangement, offer?: Choice): {doc: DocJson; index: number} {
  const {doc, parent, nodeAfter: own} = place;
  const from = place.index();
  const index = {up: from - 1, down: from + 1, duplicate: from + 1, remove: from, before: from, after: from + 1}[how];
  const inserted = offer && embed.create({offer: offer.value, name: offer.words});
  const put = inserted && own?.type === item ? item.create(null, inserted) : (inserted ?? own);
  const nodes: Node[] = parent.children.filter((one) => !takesOwnPlace.includes(how) || one !== own);
  if (put && how !== 'remove') nodes.splice(index, 0, put);
  const content = nodes.length > 0 ? Fragment.from(nodes) : parent.type.contentMatch.fillBefore(Fragment.empty, true);
  const after = doc.replace(place.start(), place.end(), new Slice(content ?? Fragment.empty, 0, 0));
  return {doc: after.toJSON() as DocJson, index};
}

/** The number that the component at an index has after the save. */
export function componentAfter({flows}: PageFile, {flow, place}: Location, index: number): number | undefined {
  const now = flows.find(({at}) => at === flow.at);
  const node = now && schema.nodeFromJSON(now.doc).resolve(place.start()).parent.maybeChild(index);
  const own = node?.type === item ? node.firstChild : node;
  return (own?.attrs.components as number[] | undefined)?.[0];
}

import type {Node} from 'prosemirror-model';
import {messages} from '../messages';
import type {Chip} from '../protocol';
import type {Flow} from '../source/flows';

/** An address that a link may have. Whether it exists is the doctor's to say. */
const address = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\.{1,2}\/)[^\s<>{}]*$/;
/** A picture beside the page. */
const picture = /^!\[[^\]\n{}<>]*\]\(\.\/[a-z0-9-]+\.(avif|gif|jpe?g|png|svg|webp)\)$/;

type Used = {chips: Set<string>; tags: Set<string>; links: Set<string>};

function usedIn(docs: readonly Node[]): Used {
  const used: Used = {chips: new Set(), tags: new Set(), links: new Set()};
  for (const doc of docs) {
    doc.descendants(({type, attrs, marks}) => {
      if (type.name === 'chip') used.chips.add(String(attrs.source));
      for (const mark of marks) {
        if (mark.type.name === 'tag') used.tags.add(`${String(mark.attrs.open)} ${String(mark.attrs.close)}`);
        if (mark.type.name === 'link') used.links.add(String(mark.attrs.to));
      }
    });
  }
  return used;
}

/**
 * Tags are code, so the page sends none of its own: those that the file has already, and those that it was offered.
 * Says what is neither.
 */
export function strangerIn(doc: Node, flows: readonly Flow[], offered: readonly Chip[]): string | undefined {
  const {chips, tags, links} = usedIn([doc]);
  const known = usedIn(flows.map((flow) => flow.doc));
  const sources = new Set([...known.chips, ...offered.map(({source}) => source)]);
  const isKnown = [...chips].every((source) => sources.has(source) || picture.test(source));
  if (!isKnown || ![...tags].every((tag) => known.tags.has(tag))) return messages.notHere;
  const wrong = [...links].find((to) => !known.links.has(to) && !address.test(to));
  return wrong === undefined ? undefined : messages.notAnAddress({address: wrong});
}

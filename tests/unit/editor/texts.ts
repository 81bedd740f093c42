import type {Node} from 'prosemirror-model';
import {contentOf, nodesOf} from '@site/src/tools/editor/schema/inline';
import type {Content, Inline} from '@site/src/tools/editor/schema/content';

export const letters = (value: string): Inline => ({type: 'text', value});
export const children = (node: Node): Node[] => Array.from({length: node.childCount}, (_, at) => node.child(at));
export const withChildren = (node: Node, nodes: readonly Node[]): Node => node.type.create(node.attrs, nodes);

/** The texts of a document, in their order. */
export const textsIn = (doc: Node): Node[] => (doc.inlineContent ? [doc] : children(doc).flatMap(textsIn));
/** What a text says, without where its chips stand in the file. */
export const saidBy = (text: Node): Content => contentOf(text);

/** The document with another content in the text that has the number. */
export function withText(doc: Node, id: number, content: Content): Node {
  if (doc.inlineContent) return doc.attrs.id === id ? withChildren(doc, nodesOf(content)) : doc;
  return withChildren(
    doc,
    children(doc).map((one) => withText(one, id, content)),
  );
}

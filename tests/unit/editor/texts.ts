import {schema} from '@site/src/tools/editor/schema/schema';
import type {Attrs, Node} from 'prosemirror-model';

export const plain = (value: string): Node => schema.text(value);
export const chip = (source: string): Node => schema.node('chip', {source});
/** Words with something around them. */
export const marked = (mark: string, value: string | Node, attrs?: Attrs): Node => {
  const node = typeof value === 'string' ? plain(value) : value;
  return node.mark(schema.mark(mark, attrs).addToSet(node.marks));
};
export const children = (node: Node): readonly Node[] => node.children;
export const withChildren = (node: Node, nodes: readonly Node[]): Node => node.type.create(node.attrs, nodes);

/** The texts of a document, in their order. */
export const textsIn = (doc: Node): Node[] => (doc.inlineContent ? [doc] : doc.children.flatMap(textsIn));

/** The document with another content in the text that has the number. */
export function withText(doc: Node, id: number, content: readonly Node[]): Node {
  if (doc.inlineContent) return doc.attrs.id === id ? withChildren(doc, content) : doc;
  return withChildren(
    doc,
    doc.children.map((one) => withText(one, id, content)),
  );
}

import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import {readMdx} from './readMdx';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: Nodes): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute, empty for one without a value, and undefined if the tag does not have it. */
export const attributeOf = ({attributes}: JsxNode, name: string): string | undefined => {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return found && (typeof found.value === 'string' ? found.value : '');
};

// Nodes that plugins add are parsed from MDX, so that no syntax tree is assembled by hand.

/** `import what from 'source'` */
export const importOf = (what: string, source: string): MdxjsEsm =>
  readMdx(`import ${what} from '${source}';`).children[0] as MdxjsEsm;

/** `name={expression}` */
export function attributeWith(name: string, expression: string): MdxJsxAttribute {
  const [tag] = readMdx(`<A ${name}={${expression}} />`).children as MdxJsxFlowElement[];
  return tag?.attributes[0] as MdxJsxAttribute;
}

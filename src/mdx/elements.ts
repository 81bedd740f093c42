import type {Nodes, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

type Values = Record<string, string | number>;

const attributesOf = (values: Values): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: String(value)}));

/** An element that the build adds to a page, such as `element('div', {role: 'region'}, [table])`. */
export const element = (
  name: string,
  values: Values = {},
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children});

export const inline = (name: string, values: Values, children: PhrasingContent[] = []): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(values),
  children,
});

export const worded = (name: string, value: string, values: Values = {}): MdxJsxFlowElement =>
  // The types of the tree allow only blocks in here, but the compiler accepts text too.
  element(name, values, [{type: 'text', value} as unknown as Paragraph]);

/** Sets an attribute of the element that a Markdown node becomes. */
export function mark(node: Nodes, name: string, value: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
}

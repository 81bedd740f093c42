import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text of an attribute, empty for one without a value, and undefined if the tag does not have it. */
export const attributeOf = ({attributes}: Tag, name: string): string | undefined => {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return found && (typeof found.value === 'string' ? found.value : '');
};

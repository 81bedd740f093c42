import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {readMdx} from './readMdx';

// Nodes that plugins add are parsed from MDX, so that no syntax tree is assembled by hand.

export const importOf = (name: string, source: string): MdxjsEsm =>
  readMdx(`import ${name} from '${source}';`).children[0] as MdxjsEsm;

/** `name={expression}` */
export function attributeWith(name: string, expression: string): MdxJsxAttribute {
  const [tag] = readMdx(`<A ${name}={${expression}} />`).children as MdxJsxFlowElement[];
  return tag?.attributes[0] as MdxJsxAttribute;
}

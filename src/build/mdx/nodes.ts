import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {readMdx} from './readMdx';

// What a plugin adds to a page is read as if its writer had typed it, so no syntax tree is put together by hand.

export const importOf = (name: string, source: string): MdxjsEsm =>
  readMdx(`import ${name} from '${source}';`).children[0] as MdxjsEsm;

/** `name={expression}` */
export function attributeWith(name: string, expression: string): MdxJsxAttribute {
  const [tag] = readMdx(`<A ${name}={${expression}} />`).children as MdxJsxFlowElement[];
  return tag?.attributes[0] as MdxJsxAttribute;
}

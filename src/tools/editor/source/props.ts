import {mdxToMarkdown, type MdxJsxAttribute} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {PropValue} from '../../../mdx/parsedPage';
import type {JsxNode} from '../../../mdx/nodes';
import {propsOf} from '../../../mdx/propValues';
import {Refusal} from '../../../content/refusal';
import {messages} from '../messages';
import {transferChanges} from './transferChanges';
import {componentsOf, type Placed} from './components';

type Attribute = JsxNode['attributes'][number];

/** The props of a component as plain values; undefined if computed. */
export const valuesOf = ({node}: Placed): Record<string, PropValue> =>
  Object.fromEntries(propsOf(node.attributes, {line: 1, column: 1}).map(({name, value}) => [name, value]));

/** A tag up to its last prop. */
const tagOf = (name: string, attributes: Attribute[]): string =>
  toMarkdown({type: 'mdxJsxTextElement', name, attributes, children: []}, {extensions: [mdxToMarkdown()]}).replace(
    / ?\/>\n$/,
    '',
  );

function attributeOf(name: string, value: PropValue): MdxJsxAttribute {
  const type = 'mdxJsxAttribute';
  if (value === true) return {type, name, value: null};
  if (typeof value === 'string') return {type, name, value};
  return {type, name, value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value)}};
}

const sorted = (values: Record<string, PropValue>) => JSON.stringify(Object.entries(values).sort());

function readTag(tag: string, name: string): Record<string, PropValue> | undefined {
  try {
    const [first, ...more] = componentsOf(tag);
    return first?.name === name && more.length === 0 && first.end === tag.length ? valuesOf(first) : undefined;
  } catch {
    return undefined;
  }
}

/** Sets or removes a prop and changes nothing else in the file, like `setField`. `order` is that of the schema. */
export function setProp(file: string, placed: Placed, name: string, value: PropValue, order: readonly string[]) {
  const {node, start} = placed;
  const {attributes} = node;
  const earlier = order.slice(0, Math.max(order.indexOf(name), 0));
  const isNamed = (one: Attribute, names: readonly string[]) => 'name' in one && names.includes(one.name);
  const present = attributes.findIndex((one) => isNamed(one, [name]));
  const last = attributes.filter((one) => isNamed(one, earlier)).at(-1);
  const at = present < 0 ? attributes.indexOf(last as Attribute) + 1 : present;
  const wanted = [...attributes];
  wanted.splice(at, present < 0 ? 0 : 1, ...(value === undefined ? [] : [attributeOf(name, value)]));

  const end = attributes.at(-1)?.position?.end.offset ?? start + 1 + placed.name.length;
  const tag = transferChanges(file.slice(start, end), tagOf(placed.name, attributes), tagOf(placed.name, wanted));
  const meant = {...valuesOf(placed), [name]: value};
  if (value === undefined) Reflect.deleteProperty(meant, name);
  const now = readTag(`${tag} />`, placed.name);
  if (!now || sorted(now) !== sorted(meant)) throw new Refusal(messages.characters);
  return file.slice(0, start) + tag + file.slice(end);
}

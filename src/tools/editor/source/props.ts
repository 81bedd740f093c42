import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import type {PropValue} from '../../../build/mdx/parsedPage';
import {propsOf} from '../../../build/mdx/propValues';
import {edited} from '../../../build/textEdits';
import {messages} from '../messages';
import {carried} from './carry';
import {componentsOf, rangeOf, type Placed} from './components';
import {CannotWrite} from './errors';

/** The props of a component by name, as plain values; one that is computed is undefined. */
export const valuesOf = ({node}: Placed): Record<string, PropValue> =>
  Object.fromEntries(propsOf(node.attributes, {line: 1, column: 1}).map(({name, value}) => [name, value]));

const literal = (value: PropValue): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : JSON.stringify(value);
};

const name: Readonly<Record<string, string>> = {'"': '&quot;', "'": '&apos;'};

/** Only its own quotation mark, and an ampersand that would begin a reference, mean something in a prop. */
const attributeOf = (words: string, quote: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&(?=[#a-z])/gi, '&amp;')
    .replaceAll(quote, name[quote] ?? quote);

/** As a person would write it; what stays of its words stays as the file has it. */
function written(prop: string, value: PropValue, present: MdxJsxAttribute | undefined, file: string): string {
  if (value === true) return prop;
  if (typeof value !== 'string') return `${prop}={${literal(value)}}`;
  const {start, end} = rangeOf(present as unknown as Nodes | undefined);
  const source = file.slice(start, end);
  const was = present?.value;
  const quote = typeof was === 'string' && source.endsWith("'") ? "'" : '"';
  const now = `${prop}=${quote}${attributeOf(value, quote)}${quote}`;
  return typeof was === 'string' ? carried(source, `${prop}=${quote}${attributeOf(was, quote)}${quote}`, now) : now;
}

const isAttribute = (one: Placed['node']['attributes'][number]): one is MdxJsxAttribute =>
  one.type === 'mdxJsxAttribute';

/** Behind the props that come before it in the schema. */
function placeFor(name: string, {node, name: tag, start}: Placed, order: readonly string[]): number {
  const earlier = order.slice(0, Math.max(order.indexOf(name), 0));
  const last = node.attributes.filter((one) => isAttribute(one) && earlier.includes(one.name)).at(-1);
  return last?.position?.end.offset ?? start + 1 + tag.length;
}

function changed(file: string, placed: Placed, name: string, value: PropValue, order: readonly string[]): string {
  const present = placed.node.attributes.filter(isAttribute).find((one) => one.name === name);
  if (!present) {
    if (value === undefined) return file;
    const at = placeFor(name, placed, order);
    return edited(file, [{start: at, end: at, put: ` ${written(name, value, undefined, file)}`}]);
  }
  const start = present.position?.start.offset ?? 0;
  const end = present.position?.end.offset ?? 0;
  if (value !== undefined) return edited(file, [{start, end, put: written(name, value, present, file)}]);
  return edited(file, [{start: file.slice(0, start).trimEnd().length, end, put: ''}]);
}

const sorted = (values: Record<string, PropValue>) => JSON.stringify(Object.entries(values).sort());

/** The tag alone, as if it held nothing, so that it can be read without the rest of its file. */
function tagAlone(file: string, {name, node, start}: Placed, longer: number): string {
  const end = node.attributes.at(-1)?.position?.end.offset ?? start + 1 + name.length;
  return `${file.slice(start, end + longer)} />`;
}

function readTag(tag: string, name: string): Record<string, PropValue> | undefined {
  try {
    const [first, ...more] = componentsOf(tag, (one) => one === name);
    return first && more.length === 0 && first.end === tag.length ? valuesOf(first) : undefined;
  } catch {
    return undefined;
  }
}

type PropChange = {
  name: string;
  /** Undefined takes the prop away. */
  value: PropValue;
  /** The props in the order of the schema. */
  order: readonly string[];
};

/**
 * Gives a prop of a component another value, or none, and changes no byte beside it. What is written is read again
 * before it counts.
 */
export function setProp(file: string, placed: Placed, {name, value, order}: PropChange): string {
  const after = changed(file, placed, name, value, order);
  const meant = {...valuesOf(placed), [name]: typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value};
  if (value === undefined) Reflect.deleteProperty(meant, name);
  const now = readTag(tagAlone(after, placed, after.length - file.length), placed.name);
  if (!now || sorted(now) !== sorted(meant)) throw new CannotWrite(messages.characters);
  return after;
}

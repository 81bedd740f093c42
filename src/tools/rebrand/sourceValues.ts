import {isDeepStrictEqual} from 'node:util';
import ts from 'typescript';
import {edited, type Edit} from '../../build/textEdits';
import {constantObject, literalOf, propertyOf, quoted, readSource} from '../scaffold/sourceEdit';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasKeysOf = (one: Values, other: Values) => isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort());

/** The smallest edits that make a value another one: what stays the same keeps its every sign, and its comments. */
function editsOf(node: ts.Expression, value: unknown): Edit[] {
  const present = literalOf(node);
  if (isDeepStrictEqual(present, value)) return [];
  if (ts.isObjectLiteralExpression(node) && isObject(value) && isObject(present) && hasKeysOf(present, value))
    return Object.entries(value).flatMap(([name, inner]) => {
      const property = propertyOf(node, name);
      return property ? editsOf(property, inner) : [];
    });
  if (ts.isArrayLiteralExpression(node) && Array.isArray(value) && node.elements.length === value.length)
    return node.elements.flatMap((element, at) => editsOf(element, value[at]));
  return [{start: node.getStart(), end: node.getEnd(), put: quoted(value)}];
}

/** What a constant of a file holds, such as `export const palette = {…}`. */
export function valuesIn(text: string, constant: string): Values | undefined {
  const object = constantObject(readSource('values.ts', text), constant);
  return object && (literalOf(object) as Values);
}

/** The file with other values in a constant. The command formats it. */
export function withValuesIn(text: string, constant: string, values: Values): string {
  const object = constantObject(readSource('values.ts', text), constant);
  if (!object) return text;
  const properties = Object.entries(values).map(([name, value]) => ({value, node: propertyOf(object, name)}));
  return edited(
    text,
    properties.flatMap(({node, value}) => (node ? editsOf(node, value) : [])),
  );
}

import ts from 'typescript';
import {edited} from '../../build/textEdits';

/** A file of this repository that a command adds to, read by the compiler so that nothing is guessed from its text. */
export const readSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** What `as const` and `satisfies …` are written around. */
const bare = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;

const objectIn = (node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined => {
  const value = bare(node);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
};

/** The object that a constant of the file holds: `export const figures = {…}`. */
export function constantObject(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  return objectIn(declared.find((one) => one.name.getText() === name)?.initializer);
}

/** What stands behind a name in an object: `navbar: …`. */
export function propertyOf(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  const property = object?.properties.filter(ts.isPropertyAssignment).find((one) => nameOf(one) === name);
  return bare(property?.initializer);
}

export const objectOf = (object: ts.ObjectLiteralExpression | undefined, name: string) =>
  objectIn(propertyOf(object, name));

const nameOf = ({name}: ts.PropertyAssignment): string => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The objects in a list: `items: [{…}, {…}]`. Undefined if it is not a list. */
export function objectsIn(list: ts.Expression | undefined): ts.ObjectLiteralExpression[] | undefined {
  return list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isObjectLiteralExpression) : undefined;
}

export const textOf = (object: ts.ObjectLiteralExpression, name: string): string | undefined => {
  const value = propertyOf(object, name);
  return value && ts.isStringLiteral(value) ? value.text : undefined;
};

/** Code to put in at a place of the text. */
type Insertion = {at: number; code: string};

/** After an element of a list or an object, whether a comma follows it or not. */
export const after = (node: ts.Node, code: string): Insertion => ({at: node.getEnd(), code: `, ${code}`});

/** At the end of an object. */
export function atEnd(object: ts.ObjectLiteralExpression, code: string): Insertion[] {
  const {properties} = object;
  const comma = properties.length > 0 && !properties.hasTrailingComma ? [{at: properties.end, code: ','}] : [];
  return [...comma, {at: object.getEnd() - 1, code}];
}

/** The text with the code put in. The command formats it. */
export const insert = (text: string, insertions: readonly Insertion[]): string =>
  edited(
    text,
    insertions.map(({at, code}) => ({start: at, end: at, put: code})),
  );

/** A text as code. Prettier chooses the quotation marks. */
export const quoted = (value: unknown): string => JSON.stringify(value);

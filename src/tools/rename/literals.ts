import ts from 'typescript';
import {cut, edited, type Range} from '../../build/textEdits';

/** A text in quotation marks that is the value of a property, or stands in a list that is. */
type Literal = {property: string; value: string; range: Range; entry: ts.Node | undefined};

const parse = (text: string) => ts.createSourceFile('list.ts', text, ts.ScriptTarget.Latest, true);

const propertyOf = (node: ts.Node): string => {
  const {parent} = node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replace(/['"]/g, '');
  return ts.isArrayLiteralExpression(parent) ? propertyOf(parent) : '';
};

/** The object around it that stands in a list. */
function entryOf(node: ts.Node): ts.Node | undefined {
  for (let one = node.parent; !ts.isSourceFile(one); one = one.parent) {
    if (ts.isObjectLiteralExpression(one) && ts.isArrayLiteralExpression(one.parent)) return one;
  }
  return undefined;
}

function literalsIn(root: ts.Node): Literal[] {
  const found: Literal[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const range = {start: node.getStart() + 1, end: node.getEnd() - 1};
      found.push({property: propertyOf(node), value: node.text, range, entry: entryOf(node)});
    }
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}

/** A file of TypeScript in which the values of a property are changed, and how many were. */
export function withValues(
  text: string,
  property: string,
  change: (value: string) => string | undefined,
): {text: string; count: number} {
  const edits = literalsIn(parse(text)).flatMap((literal) => {
    const put = literal.property === property ? change(literal.value) : undefined;
    return put === undefined || put === literal.value ? [] : [{...literal.range, put}];
  });
  return {text: edited(text, edits), count: edits.length};
}

/** Takes an item out of its list, with its comma. */
function withoutItem(text: string, node: ts.Node): string {
  const end = node.getEnd();
  const comma = /^\s*,[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  return cut(text, {start: node.getStart(), end: end + comma});
}

/** The item itself, or what is around it if it would be left with an empty list. */
function outermost(entry: ts.Node): ts.Node {
  const list = entry.parent;
  const isLast = ts.isArrayLiteralExpression(list) && list.elements.length === 1;
  const around = isLast ? entryOf(list) : undefined;
  return around ? outermost(around) : entry;
}

/** A file of TypeScript without the entries in which a property has a value that goes, and how many there were. */
export function withoutEntries(
  text: string,
  goes: (property: string, value: string) => boolean,
): {text: string; count: number} {
  let rest = text;
  for (let count = 0; ; count += 1) {
    const found = literalsIn(parse(rest)).find(({property, value, entry}) => entry && goes(property, value));
    if (!found?.entry) return {text: rest, count};
    rest = withoutItem(rest, outermost(found.entry));
  }
}

/** Takes values out of lists such as `onlyOn: ['…']`. */
export function withoutValues(
  text: string,
  property: string,
  goes: (value: string) => boolean,
): {text: string; count: number} {
  let rest = text;
  for (let count = 0; ; count += 1) {
    const literals: ts.StringLiteral[] = [];
    const walk = (node: ts.Node) => {
      if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) literals.push(node);
      ts.forEachChild(node, walk);
    };
    walk(parse(rest));
    const found = literals.find((node) => propertyOf(node) === property && goes(node.text));
    if (!found) return {text: rest, count};
    rest = withoutItem(rest, found);
  }
}

import type {MdxJsxAttribute, MdxJsxExpressionAttribute, MdxTextExpression} from 'mdast-util-mdx';
import type {Position} from './finding';
import type {Prop, PropValue} from './parsedPage';

type Program = NonNullable<MdxTextExpression['data']>['estree'];
type Expression = Extract<NonNullable<Program>['body'][number], {type: 'ExpressionStatement'}>['expression'];

const computed = Symbol('computed');

function literal(node: Expression | null | undefined): PropValue | typeof computed {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value as PropValue;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const inner = literal(node.argument);
    return typeof inner === 'number' ? -inner : computed;
  }
  if (node.type === 'ArrayExpression') {
    const items = node.elements.map((item) => (item?.type === 'SpreadElement' ? computed : literal(item)));
    return items.includes(computed) ? computed : (items as PropValue[]);
  }
  return computed;
}

const expressionOf = (program: Program): Expression | undefined => {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

/** The props of a tag as plain values. */
export function propsOf(attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[], tag: Position): Prop[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const start = attribute.position?.start;
    const at = start ? {line: start.line, column: start.column} : tag;
    const {name, value} = attribute;
    if (value === null || value === undefined) return [{name, value: true, computed: false, at}];
    if (typeof value === 'string') return [{name, value, computed: false, at}];
    const known = literal(expressionOf(value.data?.estree));
    return [{name, value: known === computed ? undefined : known, computed: known === computed, at}];
  });
}

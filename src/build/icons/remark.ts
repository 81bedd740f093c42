import type {Expression, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {lineGlyph, markPath} from './drawings';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Draw = (name: string) => Expression;

/** The sheet of all marks (`src/build/brandMarks`), as pages with marks import it. */
const sheet = {name: 'markSheet', from: '@generated/brand-marks/marks.svg'};

const literal = (value: string): Expression => ({type: 'Literal', value});
const list = (...elements: Expression[]): Expression => ({type: 'ArrayExpression', elements});

const hrefTo = (value: Expression): Expression => ({
  type: 'ObjectExpression',
  properties: [
    {
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Identifier', name: 'href'},
      value,
    },
  ],
});

/** `[['use', {href: markSheet + '#python'}]]`: a reference to the sheet. */
function onSheet(slug: string): Expression {
  const href = literal(`#${slug}`);
  const address: Expression = {
    type: 'BinaryExpression',
    operator: '+',
    left: {type: 'Identifier', name: sheet.name},
    right: href,
  };
  return list(list(literal('use'), hrefTo(address)));
}

const drawings: Record<string, Draw> = {
  icon: (name) => valueToEstree(lineGlyph(name)),
  mark: (slug) => {
    markPath(slug);
    return onSheet(slug);
  },
  art: onSheet,
};

/**
 * Writers name a drawing (`icon="rocket"`, `mark="python"`, `art="routes"`); this replaces the name with the drawing while the page is
 * compiled, so a page carries only the icons that it shows.
 */
const remarkGlyphs: Plugin<[], Root> = () => (tree, file) => {
  let needsSheet = false;
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element: Element = node;
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      const draw = drawings[attribute.name];
      if (!draw) continue;
      needsSheet ||= attribute.name !== 'icon';
      attribute.value = drawn(attribute.value, draw, (why) => file.fail(why, node));
    }
  });
  if (needsSheet) tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: importSheet}});
};

function drawn(name: string, draw: Draw, fail: (why: string) => never): MdxJsxAttribute['value'] {
  try {
    const estree = program({type: 'ExpressionStatement', expression: draw(name)});
    return {type: 'mdxJsxAttributeValueExpression', value: name, data: {estree}};
  } catch (error) {
    return fail((error as Error).message);
  }
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

const importSheet = program({
  type: 'ImportDeclaration',
  attributes: [],
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: sheet.name}}],
  source: {type: 'Literal', value: sheet.from},
});

export default remarkGlyphs;

import {createSlugger} from '@docusaurus/utils';
import type {Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {frontMatterOf} from '../mdx/parse';
import {readMdx} from '../mdx/readMdx';

const isTag = (node: Nodes): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

const valueOf = ({attributes}: MdxJsxFlowElement, name: string): string => {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof found === 'string' ? found : '';
};

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

const give = (tag: MdxJsxFlowElement, name: string, value: unknown): void => {
  const estree = program({type: 'ExpressionStatement', expression: valueToEstree(value)});
  tag.attributes.push({
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  });
};

const importOf = (name: string) =>
  program({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: `@site/src/components/${name}`},
  });

/** The first figure of a page, or the one that shows the number. */
function figureOf(root: string, to: string, number: number, fail: (why: string) => never) {
  const source = path.join(root, 'pages', `${to.split('#')[0] ?? ''}.mdx`);
  const text = readFileSync(source, 'utf8');
  const figures: MdxJsxFlowElement[] = [];
  visit(readMdx(text), (node) => {
    if (isTag(node) && node.name === 'Figure') figures.push(node);
  });
  const figure = figures[number - 1];
  if (!figure) return fail(`${to} has ${figures.length} figures, so there is no figure ${number}.`);
  return {figure, fields: frontMatterOf(text)};
}

/** Every example shows the figure of its page, so that a figure is written once; its trade and color are the page's. */
const remarkExamples: (options: {root: string}) => Plugin<[], Root> =
  ({root}) =>
  () =>
  (tree: Root, file: VFile) => {
    const examples: MdxJsxFlowElement[] = [];
    const lists: MdxJsxFlowElement[] = [];
    visit(tree, (node) => {
      if (isTag(node) && node.name === 'Example') examples.push(node);
      if (isTag(node) && node.name === 'Examples') lists.push(node);
    });
    const needed = new Set<string>();
    const filters = new Map<string, {label: string; by: 'trade' | 'kind'}>();
    for (const example of examples) {
      const {figure, fields} = figureOf(root, valueOf(example, 'to'), Number(valueOf(example, 'figure') || 1), (why) =>
        file.fail(why, example),
      );
      const slug = createSlugger().slug;
      const names = {trade: String(fields.label ?? fields.title), kind: valueOf(example, 'kind')};
      // An industry is a trade; a service is found by its kind of work alone.
      const kinds = 'use_cases' in fields ? (['trade', 'kind'] as const) : (['kind'] as const);
      const tags = kinds.map((by) => slug(names[by]));
      const anchors = tags.filter((tag) => !filters.has(tag));
      kinds.forEach((by, at) => filters.set(tags[at] ?? '', {label: names[by], by}));
      give(example, 'trade', names.trade);
      give(example, 'hue', fields.hue);
      give(example, 'tags', tags);
      give(example, 'anchors', anchors);
      visit(figure, (node) => {
        if (isTag(node) || node.type === 'mdxJsxTextElement') needed.add(node.name ?? '');
      });
      example.children.unshift(figure);
    }
    for (const list of lists)
      give(
        list,
        'filters',
        [...filters].map(([tag, filter]) => ({tag, ...filter})),
      );
    const own = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
    const missing = [...needed].filter((name) => /^[A-Z]/.test(name) && !own.includes(`import ${name} `));
    for (const name of missing) tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree: importOf(name)}});
  };

export default remarkExamples;

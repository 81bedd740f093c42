import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {partsOf} from '../figures/tree';
import {attributeWith, importOf} from '../mdx/nodes';
import {frontMatterOf} from '../mdx/parse';
import {readMdx} from '../mdx/readMdx';
import {attributeOf, isTag} from '../tags';

const tagsIn = (tree: Root, tag: string) => partsOf(tree, 'mdxJsxFlowElement').filter(({name}) => name === tag);

const give = (tag: MdxJsxFlowElement, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values)) tag.attributes.push(attributeWith(name, JSON.stringify(value)));
};

/** The first figure of a page, or the one that an example numbers, with the fields of the page. */
function figureOf(root: string, example: MdxJsxFlowElement) {
  const page = attributeOf(example, 'to')?.split('#')[0] ?? '';
  const number = Number(attributeOf(example, 'figure') ?? 1);
  const text = readFileSync(path.join(root, 'pages', `${page}.mdx`), 'utf8');
  const figure = tagsIn(readMdx(text), 'Figure')[number - 1];
  // The doctor has refused it before the page is compiled.
  if (!figure) throw new Error(`${page} has no figure ${number}.`);
  return {figure, fields: frontMatterOf(text)};
}

/** Every example shows the figure of its page, so that a figure is written once; its trade and color are the page's. */
const remarkExamples: (options: {root: string}) => Plugin<[], Root> =
  ({root}) =>
  () =>
  (tree: Root) => {
    const needed = new Set<string>();
    const filters = new Map<string, {label: string; by: 'trade' | 'kind'}>();
    for (const example of tagsIn(tree, 'Example')) {
      const {figure, fields} = figureOf(root, example);
      const slug = createSlugger().slug;
      const names = {trade: String(fields.label ?? fields.title), kind: attributeOf(example, 'kind') ?? ''};
      // An industry is a trade; a service is found by its kind of work alone.
      const kinds = 'use_cases' in fields ? (['trade', 'kind'] as const) : (['kind'] as const);
      const tags = kinds.map((by) => slug(names[by]));
      const anchors = tags.filter((tag) => !filters.has(tag));
      kinds.forEach((by, at) => filters.set(tags[at] ?? '', {label: names[by], by}));
      give(example, {trade: names.trade, hue: fields.hue, tags, anchors});
      visit(figure, (node) => {
        if (isTag(node)) needed.add(node.name ?? '');
      });
      example.children.unshift(figure);
    }
    const all = [...filters].map(([tag, filter]) => ({tag, ...filter}));
    for (const list of tagsIn(tree, 'Examples')) give(list, {filters: all});
    const own = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
    const missing = [...needed].filter((name) => /^[A-Z]/.test(name) && !own.includes(`import ${name} `));
    for (const name of missing) tree.children.unshift(importOf(name, `@site/src/components/${name}`));
  };

export default remarkExamples;

import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {partsOf} from '../figures/body';
import {frontMatterOf} from '../parse';
import {readMdx} from '../readMdx';
import {attributeWith, importOf, attributeOf, isTag} from '../nodes';

const tagsIn = (tree: Root, tag: string) => partsOf(tree, 'mdxJsxFlowElement').filter(({name}) => name === tag);

/** The components that a page imports, with their paths. */
const importsIn = ({children}: Root): Map<string, string> =>
  new Map(
    children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? [...node.value.matchAll(/^import \{(.+)\} from '(.+)'/gm)] : []))
      .flatMap(([, names = '', source = '']) => names.split(', ').map((name): [string, string] => [name, source])),
  );

const addProps = (tag: MdxJsxFlowElement, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values)) tag.attributes.push(attributeWith(name, JSON.stringify(value)));
};

/**
 * The figure that an example shows, which is the first on its page unless numbered, and the fields of that page.
 * The doctor reports an example on a page that has none before it is compiled, but does not read the guides.
 */
function figureOf(root: string, example: MdxJsxFlowElement) {
  const page = attributeOf(example, 'to')?.split('#')[0] ?? '';
  const number = Number(attributeOf(example, 'figure') ?? 1);
  const file = path.join(root, 'pages', `${page}.mdx`);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const tree = readMdx(text);
  const figure = tagsIn(tree, 'Figure')[number - 1];
  return figure && {figure, fields: frontMatterOf(text), imports: importsIn(tree)};
}

/** Copies the figure of a page into each example of it, with the page's trade and color, so that it is written once. */
const remarkExamples: (options: {root: string}) => Plugin<[], Root> =
  ({root}) =>
  () =>
  (tree: Root) => {
    const needed = new Map<string, string>();
    const filters = new Map<string, {label: string; by: 'trade' | 'kind'}>();
    for (const example of tagsIn(tree, 'Example')) {
      const shown = figureOf(root, example);
      if (!shown) {
        Object.assign(example, {name: null, attributes: [], children: []});
        continue;
      }
      const {figure, fields, imports} = shown;
      const slugger = new GithubSlugger();
      const names = {trade: String(fields.label ?? fields.title), kind: attributeOf(example, 'kind') ?? ''};
      // Examples of industries are filtered by trade and by kind of work; those of services only by kind.
      const kinds = 'use_cases' in fields ? (['trade', 'kind'] as const) : (['kind'] as const);
      const tags = kinds.map((by) => slugger.slug(names[by]));
      const anchors = tags.filter((tag) => !filters.has(tag));
      kinds.forEach((by, at) => filters.set(tags[at] ?? '', {label: names[by], by}));
      addProps(example, {trade: names.trade, hue: fields.hue, tags, anchors});
      visit(figure, (node) => {
        const source = isTag(node) && imports.get(node.name ?? '');
        if (source) needed.set(node.name ?? '', source);
      });
      example.children.unshift(figure);
    }
    const all = [...filters].map(([tag, filter]) => ({tag, ...filter}));
    for (const list of tagsIn(tree, 'Examples')) addProps(list, {filters: all});
    const own = importsIn(tree);
    for (const [name, source] of needed) if (!own.has(name)) tree.children.unshift(importOf(`{${name}}`, source));
  };

export default remarkExamples;

import type {Image, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {crops, type Crop} from '../../content/fieldSchemas';
import {isTag} from '../tags';
import type {JsxNode as Tag} from '../mdx/parsedPage';
import {propsOf} from '../mdx/propValues';
import type {Around} from './places';

/** A picture on a page, with the tags around it and its props. */
export type Use = {
  node: Image | Tag;
  parent: Parents;
  src: string;
  crop: Crop | undefined;
  around: readonly Around[];
  /** Whether it is at the beginning of the page. */
  first: boolean;
};

const start = {line: 1, column: 1};

/** Whether an address is on another host. The build does not touch those. */
export const isElsewhere = (src: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);

/** The beginning of a page: its hero or, if it starts with text, everything up to the first component or section. */
function beginning(tree: Root): ReadonlySet<Nodes> {
  const content = tree.children.filter((node) => node.type !== 'mdxjsEsm' && node.type !== 'yaml');
  const [first] = content;
  if (first && isTag(first)) return new Set([first]);
  const end = content.findIndex((node) => isTag(node) || (node.type === 'heading' && node.depth > 1));
  return new Set(end < 0 ? content : content.slice(0, end));
}

/** Every picture on a page: `![alt](address)` and `<Picture>`. */
export function picturesIn(tree: Root): Use[] {
  const found: Use[] = [];
  const top = beginning(tree);
  const walk = (parent: Parents, around: readonly Around[], first: boolean) => {
    for (const node of parent.children as Nodes[]) {
      const isFirst = first || top.has(node);
      if (node.type === 'image') found.push({node, parent, src: node.url, crop: undefined, around, first: isFirst});
      const inside = isTag(node)
        ? [...around, {name: node.name ?? '', props: propsOf(node.attributes, start)}]
        : around;
      if (isTag(node) && node.name === 'Picture') {
        const text = (name: string) => inside.at(-1)?.props.find((prop) => prop.name === name)?.value;
        const crop = crops.find((one) => one === text('crop'));
        found.push({node, parent, src: String(text('src') ?? ''), crop, around, first: isFirst});
      }
      if ('children' in node) walk(node, inside, isFirst);
    }
  };
  walk(tree, [], false);
  return found;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** Replaces `![alt](address)` with a `<Picture>` without a caption. */
export function tagOf({node, parent}: Use, name: string): Tag {
  if (node.type !== 'image') return node;
  const attributes = [attribute('src', node.url), attribute('alt', node.alt ?? '')];
  const tag: Tag = {type: 'mdxJsxTextElement', name, attributes, children: [], position: node.position};
  const siblings = parent.children as Nodes[];
  siblings.splice(siblings.indexOf(node), 1, tag);
  return tag;
}

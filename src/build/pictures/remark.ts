import type {Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import path from 'node:path';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeWith, importOf} from '../mdx/nodes';
import type {JsxNode} from '../mdx/parsedPage';
import {fileOf} from './files';
import {picturesIn, tagOf, type Use} from './find';
import {sizesOf} from './places';

/** The imported picture, with what depends on its place on the page. */
const drawnFile = (local: string, {around, first}: Use): MdxJsxAttribute =>
  attributeWith('src', `{...${local}, sizes: ${JSON.stringify(sizesOf(around))}${first ? ', eager: true' : ''}}`);

function replace(tag: JsxNode, attribute: MdxJsxAttribute): void {
  const others = tag.attributes.filter((one) => !('name' in one) || one.name !== attribute.name);
  tag.attributes = [...others, attribute];
}

/** A name that no page can use for a component of its own. */
const component = 'PictureOfMarkdown';

const isPicture = (node: PhrasingContent) => node.type === 'mdxJsxTextElement' && node.name === component;
const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';

/** Removes paragraphs around pictures that are alone on a line, as MDX does with tags. */
function withoutParagraphs(tree: Root): void {
  visit(tree, 'paragraph', (node, at, parent: Parents | undefined) => {
    if (!parent || at === undefined || !node.children.some(isPicture)) return;
    if (!node.children.every((child) => isPicture(child) || isBlank(child))) return;
    const pictures = node.children.filter(isPicture).map((child) => ({...child, type: 'mdxJsxFlowElement'}));
    parent.children.splice(at, 1, ...(pictures as RootContent[]));
  });
}

const loader = path.join(__dirname, 'loader.mjs');
const between = (from: string, to: string) => path.relative(path.dirname(from), to).split(path.sep).join('/');

/**
 * Turns pictures into imports, for which the bundler makes the files (`serve.ts`). It runs before Docusaurus's own
 * plugins, which would bundle the originals.
 */
export const remarkPictures: Plugin<[], Root> = () => (tree, file) => {
  const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const locals = new Map<string, string>();
  const importing = ({src, crop}: Use): string => {
    // The doctor has checked the file before the page is compiled.
    const from = `!!${between(file.path, loader)}${crop ? `?crop=${crop}` : ''}!@site/${fileOf(page, src)}`;
    const local = locals.get(from) ?? `picture${locals.size}`;
    locals.set(from, local);
    return local;
  };
  for (const use of picturesIn(tree)) replace(tagOf(use, component), drawnFile(importing(use), use));
  withoutParagraphs(tree);
  if (locals.size === 0) return;
  tree.children.unshift(
    importOf(component, '@site/src/components/Picture'),
    ...[...locals].map(([from, local]) => importOf(local, from)),
  );
};

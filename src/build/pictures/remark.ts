import type {Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import {inline} from '../../mdx/elements';
import {attributeWith, importOf, attributeOf, isTag, type JsxNode} from '../../mdx/nodes';
import {fileOf} from '../../mdx/pictureFiles';

/** A name that no page can use for a component of its own. */
const component = 'PictureOfMarkdown';

/** Replaces each `![alt](address)` with a tag without a caption, and returns it with all `<Picture>` tags. */
function picturesIn(tree: Nodes): JsxNode[] {
  const found: JsxNode[] = [];
  visit(tree, (node, at, parent: Parents | undefined) => {
    if (isTag(node) && node.name === 'Picture') found.push(node);
    if (node.type !== 'image' || !parent || at === undefined) return undefined;
    const tag = {...inline(component, {src: node.url, alt: node.alt ?? ''}), position: node.position};
    parent.children.splice(at, 1, tag as RootContent);
    found.push(tag);
    return SKIP;
  });
  return found;
}

/** The beginning of a page: its hero or, if it starts with text, everything up to the first component or section. */
function beginning({children}: Root): ReadonlySet<Nodes> {
  const content = children.filter((node) => node.type !== 'mdxjsEsm' && node.type !== 'yaml');
  const end = content.findIndex((node) => isTag(node) || (node.type === 'heading' && node.depth > 1));
  const [first] = content;
  return new Set(first && isTag(first) ? [first] : content.slice(0, end < 0 ? undefined : end));
}

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

/** Turns pictures into imports (`serve.ts`). Runs before Docusaurus's own plugins, which would bundle the originals. */
export const remarkPictures = () => (tree: Root, file: {cwd: string; path: string}) => {
  const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
  const locals = new Map<string, string>();
  const first = beginning(tree);
  for (const block of [...tree.children]) {
    for (const tag of picturesIn({type: 'root', children: [block]})) {
      const [src = '', crop] = ['src', 'crop'].map((name) => attributeOf(tag, name));
      // The doctor has checked the file before the page is compiled.
      const from = `!!${between(file.path, loader)}${crop ? `?crop=${crop}` : ''}!@site/${fileOf(page, src)}`;
      const local = locals.get(from) ?? `picture${locals.size}`;
      locals.set(from, local);
      const others = tag.attributes.filter((one) => !('name' in one) || one.name !== 'src');
      const drawn = first.has(block) ? `{...${local}, eager: true}` : local;
      tag.attributes = [...others, attributeWith('src', drawn)];
    }
  }
  withoutParagraphs(tree);
  if (locals.size === 0) return;
  tree.children.unshift(
    importOf(`{Picture as ${component}}`, '@site/src/components'),
    ...[...locals].map(([from, local]) => importOf(local, from)),
  );
};

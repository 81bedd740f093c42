import type {Nodes, Parents, Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {mark as markBlock} from '../../mdx/figures/body';
import {readMdx} from '../../mdx/readMdx';
import {isTag} from '../../mdx/nodes';
import {flowAttribute, componentAttribute} from './protocol';
import {hashOf, isCopy, readCopy} from './server/files';
import {findComponents, isComponent} from './source/components';
import {blocksIn} from './source/flows';

/** These render only text. */
const words = new Set(['Claim', 'Company', 'Count']);

function mark(node: Nodes, name: string, value: string): void {
  if (isTag(node)) node.attributes.push({type: 'mdxJsxAttribute', name, value});
  else markBlock(node, name, value);
}

/** Marks each element with the block of the file that it shows. It runs before all plugins that change the tree. */
export default function remarkEditor(options: {root: string}): (tree: Root, file: VFile) => void {
  return (tree, {path: from}) => {
    const file = path.relative(options.root, from).split(path.sep).join('/');
    if (!isCopy(file)) return;
    const version = hashOf(readCopy(options.root, file));
    const found = findComponents(tree);
    [tree, ...found].forEach((parent, at) => {
      blocksIn(parent)?.forEach((block, index) => {
        if (!isComponent(block)) mark(block, flowAttribute, `${file}:${at}.${index}:${version}`);
      });
    });
    found.forEach((node, at) => {
      if (!words.has(node.name ?? '')) mark(node, componentAttribute, `${file}:${at}:${version}`);
    });
  };
}

const shown = 'ShownComponent';
/** Wraps each marked component in `ShownComponent`. It runs after all plugins that change the tree. */
export const rehypeShownComponents = () => (tree: Root) => {
  const wrap = (parent: Parents) => {
    parent.children = (parent.children as Nodes[]).map((node) => {
      if ('children' in node) wrap(node);
      if (!isTag(node)) return node;
      const own = node.attributes.find((one) => 'name' in one && one.name === componentAttribute);
      if (!own) return node;
      node.attributes = node.attributes.filter((one) => one !== own);
      return {type: node.type, name: shown, attributes: [own], children: [node]};
    }) as typeof parent.children;
  };
  wrap(tree);
  tree.children.unshift(...readMdx(`import {${shown}} from '@site/src/tools/editor/page/ShownComponent';`).children);
};

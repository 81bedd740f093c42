import type {Nodes, Root} from 'mdast';
import path from 'node:path';
import {lineAttribute} from '../content/documentNames';
import {mark} from './elements';

const blocks = new Set(['paragraph', 'heading', 'listItem', 'blockquote', 'table', 'code']);

/** Marks each block of a page with its line in the file, in `npm start` only. It runs before all other plugins. */
export default function remarkLines({root}: {root: string}): (tree: Root, file: {path: string}) => void {
  return (tree, {path: from}) => {
    const file = path.relative(root, from).split(path.sep).join('/');
    if (!file.startsWith('pages/')) return;
    const walk = (node: Nodes): void => {
      if (blocks.has(node.type)) mark(node, lineAttribute, `${file}:${node.position?.start.line ?? 1}`);
      if ('children' in node) node.children.forEach(walk);
    };
    walk(tree);
  };
}

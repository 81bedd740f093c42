import type {Nodes, Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {flowAttribute, wordsAttribute} from './messages';
import {partAttribute, versionOf} from './messagesOfPanels';
import {hashOf, isCopy, nameOf, readCopy} from './server/files';
import {findComponents, isTag} from './source/components';
import {blocksIn, flowParents} from './source/flows';
import {isComponent} from './words';

function mark(node: Nodes, name: string, value: string): void {
  if (isTag(node)) node.attributes.push({type: 'mdxJsxAttribute', name, value});
  else node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: value}};
}

/** Tells the page of `npm start` which block of which file each element shows. It comes before whatever changes the tree. */
export default function remarkWriting(options: {root: string}): (tree: Root, file: VFile) => void {
  return (tree, {path: from}) => {
    const file = path.relative(options.root, from).split(path.sep).join('/');
    if (!isCopy(file)) return;
    const name = nameOf(file);
    const version = versionOf(hashOf(readCopy(options.root, file)));
    const parts = findComponents(tree, isComponent);
    flowParents(tree).forEach((parent, at) => {
      const blocks = blocksIn(parent);
      if (!blocks && isTag(parent)) mark(parent, wordsAttribute, `${name}:${at}:${version}`);
      blocks?.forEach((block, index) => {
        mark(block, flowAttribute, `${name}:${at}.${index}:${version}`);
      });
    });
    parts.forEach(({node}, at) => {
      mark(node, partAttribute, `${name}:${at}:${version}`);
    });
  };
}

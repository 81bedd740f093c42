import type {Nodes, Root} from 'mdast';
import path from 'node:path';
import type {VFile} from 'vfile';
import {sourceAttribute} from './messages';
import {partAttribute, versionOf} from './messagesOfPanels';
import {hashOf, isCopy, nameOf, readCopy} from './server/files';
import {findComponents} from './source/components';
import {findTexts, isTag} from './source/find';
import {isComponent, isWords} from './words';

function mark(node: Nodes, source: string): void {
  if (!isTag(node)) {
    node.data = {...node.data, hProperties: {...node.data?.hProperties, [sourceAttribute]: source}};
    return;
  }
  const known = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === sourceAttribute);
  if (known) known.value = `${String(known.value)} ${source}`;
  else node.attributes.push({type: 'mdxJsxAttribute', name: sourceAttribute, value: source});
}

/** Tells the page of `npm start` which text of which file each element shows. It comes before whatever changes the tree. */
export default function remarkWriting(options: {root: string}): (tree: Root, file: VFile) => void {
  return (tree, {path: from}) => {
    const file = path.relative(options.root, from).split(path.sep).join('/');
    if (!isCopy(file)) return;
    const name = nameOf(file);
    findTexts(tree, isWords).forEach(({owners}, at) => {
      for (const owner of owners) mark(owner, `${name}:${at}`);
    });
    const version = versionOf(hashOf(readCopy(options.root, file)));
    findComponents(tree, isComponent).forEach(({node}, at) => {
      node.attributes.push({type: 'mdxJsxAttribute', name: partAttribute, value: `${name}:${at}:${version}`});
    });
  };
}

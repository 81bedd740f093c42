import type {Node} from 'prosemirror-model';
import {contentOf} from '../source/writeFlow';

type Versions = {was: Node; theirs: Node; mine: Node; keepMine: boolean};

/**
 * Merges the changes of two people to the same flow. Undefined if both changed the same block, or if one of them added
 * or removed blocks, unless `keepMine` is set.
 */
export function mergeChanges({was, theirs, mine, keepMine}: Versions): Node | undefined {
  if (was.type.name !== 'doc' || was.childCount !== theirs.childCount) return keepMine ? mine : undefined;
  const isSame = (a: Node, b: Node) => contentOf(a) === contentOf(b);
  const placeOf = ({attrs}: Node) => was.children.findIndex((one) => one.attrs.id === attrs.id);
  const changed = was.children.map((one, at) => !isSame(one, theirs.child(at)));
  const isKept = (at: number) => {
    const own = mine.children.filter((one) => placeOf(one) === at);
    return own.length === 1 && own.every((one) => isSame(one, was.child(at)));
  };
  if (!keepMine && !changed.every((isChanged, at) => !isChanged || isKept(at))) return undefined;
  const blocks = mine.children.map((one) => {
    const at = placeOf(one);
    return changed[at] && isKept(at) ? theirs.child(at) : one;
  });
  return mine.type.create(null, blocks);
}

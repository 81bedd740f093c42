import type {Node} from 'prosemirror-model';

/**
 * The blocks of two people who changed the same flow. Undefined if both changed the same block, or if one of them
 * changed which blocks there are.
 */
export function merged(was: Node, theirs: Node, mine: Node, signOf: (node: Node) => string): Node | undefined {
  if (was.type.name !== 'doc' || was.childCount !== theirs.childCount) return undefined;
  const isSame = (a: Node, b: Node) => signOf(a) === signOf(b);
  const changed = Array.from({length: was.childCount}, (_, at) => !isSame(was.child(at), theirs.child(at)));
  const places = new Map(Array.from({length: was.childCount}, (_, at) => [was.child(at).attrs.id as number, at]));
  const blocks: Node[] = [];
  mine.forEach((block) => blocks.push(block));
  const placeOf = ({attrs}: Node) => places.get(attrs.id as number) ?? -1;
  const isKept = changed.every((isChanged, at) => {
    const own = blocks.filter((one) => placeOf(one) === at);
    return !isChanged || (own.length === 1 && own[0] && isSame(own[0], was.child(at)));
  });
  if (!isKept) return undefined;
  return mine.type.create(
    null,
    blocks.map((one) => (changed[placeOf(one)] ? theirs.child(placeOf(one)) : one)),
  );
}

/** What React keeps for each part of a page. Nothing else says which elements a component drew. */
type Fiber = {
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** Something of a file, and the nodes that show it. `block` is its place in a flow. */
export type Shown = {file: string; at: number; block: number; version: string; nodes: Node[]};

/** The element that holds the whole page. */
export const pageRoot = (): HTMLElement | null => document.getElementById('__docusaurus');

function rootFiber(): Fiber | null {
  const root = pageRoot();
  const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key) return null;
  const {stateNode} = (root as unknown as Record<string, Fiber>)[key] ?? {};
  return (stateNode as {current: Fiber} | undefined)?.current ?? null;
}

/** The outermost nodes that a part drew. */
function nodesOf(fiber: Fiber): Node[] {
  if (fiber.stateNode instanceof Node) return [fiber.stateNode];
  const nodes: Node[] = [];
  for (let child = fiber.child; child; child = child.sibling) nodes.push(...nodesOf(child));
  return nodes;
}

/** Everything that the page shows and that has the attribute, in its order. Copy from pages/_shell may be shown more than once. */
export function shownWith(attribute: string): Shown[] {
  const found: Shown[] = [];
  const add = (source: string, nodes: Node[]) => {
    const [file = '', place = '', version = ''] = source.split(':');
    const [at, block] = place.split('.').map(Number);
    found.push({file, at: at ?? 0, block: block ?? 0, version, nodes});
  };
  const walk = (first: Fiber | null, around: string) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const source = fiber.memoizedProps?.[attribute];
      // A component may hand its props on: what is found again within itself counts once.
      const isNew = typeof source === 'string' && source !== around;
      const nodes = isNew ? nodesOf(fiber) : [];
      if (isNew && nodes.length > 0) add(source, nodes);
      walk(fiber.child, isNew ? source : around);
    }
  };
  walk(rootFiber(), '');
  return found;
}

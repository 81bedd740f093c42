import {sourceAttribute} from '../messages';
import {partAttribute} from '../messagesOfPanels';

/** What React keeps for each part of a page. Nothing else says which elements a component drew. */
type Fiber = {
  type: unknown;
  stateNode: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** What is handed down to everything below, such as the address of the page. */
type Provider = {type: unknown; value: unknown};

/** What a component is made of, so that it can be drawn once more, and what is provided around it. */
export type Recipe = {type: unknown; props: Readonly<Record<string, unknown>>; around: readonly Provider[]};

/** A text of a file, and the nodes within which it is shown. */
export type Shown = {file: string; at: number; nodes: Node[]; version?: string | undefined};

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

const isIn = (outer: readonly Node[], inner: readonly Node[]) =>
  inner.length > 0 && inner.every((node) => outer.some((one) => one !== node && one.contains(node)));

/** Everything that the page shows and that has the attribute, in its order. Copy from pages/_shell may be shown more than once. */
function shownWith(attribute: string): Shown[] {
  const found = new Map<string, Shown[]>();
  const add = (source: string, nodes: Node[]) => {
    const [file = '', at = '', version] = source.split(':');
    // An item and its paragraph are both said to show a text: the inner one does.
    const others = (found.get(source) ?? []).filter((one) => !isIn(one.nodes, nodes));
    if (nodes.length > 0) found.set(source, [...others, {file, at: Number(at), nodes, version}]);
  };
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const source = fiber.memoizedProps?.[attribute];
      if (typeof source === 'string') for (const one of source.split(' ')) add(one, nodesOf(fiber));
      walk(fiber.child);
    }
  };
  walk(rootFiber());
  return [...found.values()].flat();
}

/** Every text that the page shows. */
export const shownTexts = (): Shown[] => shownWith(sourceAttribute);

/** Every component that the page shows. One that hands its props on is found again within itself, and counts once. */
export function shownParts(): Shown[] {
  const parts = shownWith(partAttribute);
  const isSame = (a: Shown, b: Shown) => a.file === b.file && a.at === b.at && a.nodes[0] === b.nodes[0];
  return parts.filter((one, at) => parts.findIndex((other) => isSame(one, other)) === at);
}

const isProvider = (type: unknown) =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.context');

/** How React made the component at a place of a file. */
export function recipeOf(file: string, at: number): Recipe | undefined {
  const find = (first: Fiber | null, around: readonly Provider[]): Recipe | undefined => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const {type, memoizedProps: props, child} = fiber;
      if (props && String(props[partAttribute]).startsWith(`${file}:${at}:`)) return {type, props, around};
      const found = find(child, props && isProvider(type) ? [...around, {type, value: props.value}] : around);
      if (found) return found;
    }
    return undefined;
  };
  return find(rootFiber(), []);
}

import {Fragment, useLayoutEffect, useRef, type FragmentInstance, type ReactNode} from 'react';
import {flowAttribute, componentAttribute} from '../protocol';

/** A block or component of a file, and the elements that show it. `block` is its index in a flow. */
export type Shown = {file: string; at: number; block: number; version: string; nodes: readonly Element[]};

const fragments = new Map<FragmentInstance, string>();

type Props = {[componentAttribute]: string; children: ReactNode};

/** Wraps each component of a page in `npm start`, so that the editor can find its elements. */
export function ShownComponent({children, [componentAttribute]: source}: Props): ReactNode {
  const ref = useRef<FragmentInstance>(null);
  useLayoutEffect(() => {
    const fragment = ref.current;
    if (!fragment) return undefined;
    fragments.set(fragment, source);
    return () => void fragments.delete(fragment);
  }, [source]);
  return <Fragment ref={ref}>{children}</Fragment>;
}

/** A React fragment passes its elements to each observer. */
function elementsOf(fragment: FragmentInstance): Element[] {
  const elements: Element[] = [];
  const collector = {observe: (one: Element) => elements.push(one), unobserve: () => undefined};
  fragment.observeUsing(collector as unknown as IntersectionObserver);
  fragment.unobserveUsing(collector as unknown as IntersectionObserver);
  return elements;
}

function shownAt(source: string, nodes: readonly Element[]): Shown {
  const [file = '', place = '', version = ''] = source.split(':');
  const [at = 0, block = 0] = place.split('.').map(Number);
  return {file, at, block, version, nodes};
}

/** Components in page order, outer ones first. Copy from pages/_shell may be shown more than once. */
export const shownComponents = (): Shown[] =>
  [...fragments]
    .map(([fragment, source]) => shownAt(source, elementsOf(fragment)))
    .filter(({nodes}) => nodes.length > 0)
    .sort((a, b) => {
      const [first, second] = [a.nodes[0] as Element, b.nodes[0] as Element];
      if (first === second) return a.at - b.at;
      return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });

/** Blocks of Markdown. */
export const shownBlocks = (): Shown[] =>
  [...document.querySelectorAll(`[${flowAttribute}]`)].map((element) =>
    shownAt(element.getAttribute(flowAttribute) ?? '', [element]),
  );

export const allShown = (): Shown[] => [...shownBlocks(), ...shownComponents()];

export const shownFiles = (): string[] => [...new Set(allShown().map(({file}) => file))];
